import KuriosaSource

/// What the name of a file in a folder says about it.
enum DocumentName {
  /// It ends in `.json`, exactly so.
  case document
  /// Probably meant to be a document, but a walk does not take it: `watch.JSON`, `watch.json `, `watch.jsonc`.
  case nearMiss
  case other

  private static let suffix = ContiguousArray(".json".utf8)
  private static let nearSuffixes = [".json", ".jsonc", ".json5", ".jsonl", ".jsn", ".json.txt"].map {
    ContiguousArray($0.utf8)
  }

  init(_ name: ContiguousArray<UInt8>) {
    if name.ends(with: Self.suffix) {
      self = .document
    } else if Self.nearSuffixes.contains(where: Self.simplified(name).ends(with:)) {
      self = .nearMiss
    } else {
      self = .other
    }
  }

  /// In lower case, without white space and full stops at the end.
  private static func simplified(_ name: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var name = name
    while let last = name.last, last <= 0x20 || last == UInt8(ascii: ".") { name.removeLast() }
    return ContiguousArray(name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
  }
}

extension ContiguousArray<UInt8> {
  fileprivate func ends(with suffix: ContiguousArray<UInt8>) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
