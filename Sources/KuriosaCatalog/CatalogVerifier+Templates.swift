import KuriosaJSON
import KuriosaSource

extension CatalogVerifier {
  /// Verifies one template.
  mutating func verify(_ name: String, _ bytes: ContiguousArray<UInt8>?) {
    let sum = sums.byName[name]
    let entry = index.entries[name]
    guard let bytes else {
      verifyMissing(name, isSummed: sum != nil, isIndexed: entry != nil)
      return
    }
    let actual = Checksum(of: bytes)
    let isSummed = sum == actual
    let isIndexed = entry.map { $0.sha256 == actual && $0.bytes == bytes.count } ?? false
    guard isSummed || isIndexed else {
      report(name, Self.change(bytes, sum, entry))
      return
    }
    if sums.list != nil, !isSummed {
      let what = sum == nil ? "does not list \(name)" : "has another sum for \(name) than the file and catalog.json"
      report(CatalogFileName.checksums, what)
    }
    if index.isTrusted, !isIndexed {
      let what =
        entry == nil ? "does not list \(name)" : "has another sum or size for \(name) than the file and SHA256SUMS"
      report(CatalogFileName.index, what)
    }
    verifyContents(name, bytes, entry)
  }

  private mutating func verifyMissing(_ name: String, isSummed: Bool, isIndexed: Bool) {
    if isSummed, !isIndexed {
      missingAndOnlySummed.append(name)
    } else if isSummed || index.isTrusted || sums.list == nil {
      reportMissing(name)
    }
  }

  /// How a file differs from what both lists say.
  private static func change(
    _ bytes: ContiguousArray<UInt8>, _ sum: Checksum?, _ entry: CatalogIndex.Entry?
  ) -> String {
    if let plain = LineEnds.plain(bytes), [sum, entry?.sha256].contains(Checksum(of: plain)) {
      return CatalogDifference.onlyLineEnds
    }
    if let entry, entry.sha256 == sum || sum == nil, entry.bytes != bytes.count {
      return
        "has \(bytes.count) bytes instead of \(entry.bytes): it was \(bytes.count < entry.bytes ? "cut off" : "changed")"
    }
    let stated = (sum ?? entry?.sha256).map { ", which is \($0)" } ?? ""
    return "was changed: its SHA-256 sum is \(Checksum(of: bytes)), not the one of the catalog\(stated)"
  }

  /// Its sum is right; that leaves what was wrong from the start.
  private mutating func verifyContents(_ name: String, _ bytes: ContiguousArray<UInt8>, _ entry: CatalogIndex.Entry?) {
    do throws(UnshippableTemplate) {
      let template = try ShippedTemplate(JSONTree(parsing: SourceText(bytes)))
      verified.append(VerifiedTemplate(shipped: template, source: bytes))
      if template.bytes != bytes { report(name, "is not in canonical form (RFC 8785) with a line feed at the end") }
      if template.fileName != name { report(name, "holds '\(template.id)', which belongs into \(template.fileName)") }
      guard let entry, index.isTrusted else { return }
      if entry.id != template.id {
        report(CatalogFileName.index, "says that \(name) holds '\(entry.id)', and it holds '\(template.id)'")
      }
      if entry.version != template.version {
        report(
          CatalogFileName.index,
          "says that \(name) has version \(entry.version), and it has version \(template.version)")
      }
    } catch {
      report(name, "is no template that a catalog can hold: \(error.faults[0].kind.reason)")
    }
  }
}

extension UnshippableTemplate.Fault.Kind {
  /// One plain phrase.
  public var reason: String {
    switch self {
    case .damaged: "it is no sound JSON"
    case .noID: "it has no valid id"
    case .reservedID: "its file would be the index of the catalog"
    case .noVersion: "it has no valid version"
    case .changedNumber: "one of its numbers can't be held as it is"
    }
  }
}

/// Line ends that a version control system may have changed.
enum LineEnds {
  /// The bytes with LF for each CRLF; nil where there is none.
  static func plain(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    guard bytes.contains(UInt8(ascii: "\r")) else { return nil }
    var plain = ContiguousArray<UInt8>()
    plain.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), plain.last == UInt8(ascii: "\r") { plain.removeLast() }
      plain.append(byte)
    }
    return plain
  }
}
