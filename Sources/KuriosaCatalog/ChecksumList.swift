/// What `SHA256SUMS` says: the checksum of each other file of the catalog, sorted by file name.
struct ChecksumList: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    let file: String
    let sum: Checksum
  }

  let entries: [Entry]

  /// - Parameter entries: in whatever order.
  init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }

  /// The contents of the file: the digits of the sum, two spaces, the name, a line feed.
  var bytes: ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    for entry in entries {
      bytes += entry.sum.hexadecimal.utf8
      bytes += "  \(entry.file)\n".utf8
    }
    return bytes
  }

  /// Why a text is no such list.
  struct Fault: Error {
    /// From 1.
    let line: Int
    let reason: String
  }

  /// Reads the contents of the file as they are written, line ends of Windows included.
  init(parsing bytes: ContiguousArray<UInt8>) throws(Fault) {
    var entries: [Entry] = []
    var names: Set<String> = []
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let sum = Checksum(hexadecimal: text.prefix(64)), text.dropFirst(64).starts(with: "  ".utf8) else {
        throw Fault(line: index + 1, reason: "is no SHA-256 sum, two spaces and the name of a file")
      }
      let name = String(decoding: text.dropFirst(66), as: UTF8.self)
      guard name == CatalogFileName.index || CatalogFileName.isTemplate(name) else {
        throw Fault(line: index + 1, reason: "names '\(name)', which is no file of a catalog")
      }
      guard names.insert(name).inserted else { throw Fault(line: index + 1, reason: "names '\(name)' a second time") }
      entries.append(Entry(file: name, sum: sum))
    }
    self.entries = entries
  }
}
