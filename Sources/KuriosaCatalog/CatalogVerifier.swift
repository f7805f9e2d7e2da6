/// Compares the files of a catalog with each other: what `SHA256SUMS` and `catalog.json` say, and what the templates are.
///
/// Each fault is reported once, at the file to blame: of a template, its line in `SHA256SUMS` and its entry in
/// `catalog.json`, the one that disagrees with the two others. Nothing is repaired.
public struct CatalogVerifier {
  /// The contents of a file by its name in the folder; nil where there is none.
  public typealias Reading = (_ name: String) throws -> ContiguousArray<UInt8>?

  /// The SHA-256 of `SHA256SUMS` as it is; nil where there is none.
  public private(set) var digest: Checksum?
  /// What is wrong, in the order in which it was found.
  private var found: [CatalogDifference] = []
  var sums = StatedSums()
  var index = StatedIndex()
  /// The templates that are as they were shipped, in the order of the file names.
  var verified: [VerifiedTemplate] = []
  /// Files that are only in `SHA256SUMS`, and not here.
  var missingAndOnlySummed: [String] = []
  private var templateNames: Set<String> = []

  /// Verifies all files that the catalog should have. Throws only what `read` throws.
  public init(_ read: Reading) throws {
    if let bytes = try read(CatalogFileName.checksums) {
      takeSums(bytes)
    } else {
      reportMissing(CatalogFileName.checksums)
    }
    if let bytes = try read(CatalogFileName.index) { takeIndex(bytes) } else { reportMissing(CatalogFileName.index) }
    templateNames = Set(index.entries.keys).union(sums.byName.keys).subtracting([CatalogFileName.index])
    for name in templateNames.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      verify(name, try read(name))
    }
    verifyIndex()
    verifySpellingOfSums()
  }

  /// What is wrong, in the order of the files' names. Empty where the catalog is as it was built.
  public var differences: [CatalogDifference] {
    found.sorted { left, right in
      left.file == right.file
        ? left.what.utf8.lexicographicallyPrecedes(right.what.utf8)
        : left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
    }
  }

  /// Whether a file of this name is a part of the catalog.
  public func expects(_ name: String) -> Bool {
    name == CatalogFileName.index || name == CatalogFileName.checksums || templateNames.contains(name)
  }

  mutating func report(_ file: String, _ what: String) {
    found.append(CatalogDifference(file, what))
  }

  mutating func reportMissing(_ file: String) { report(file, "is missing") }

  func hasDifference(in file: String) -> Bool { found.contains { $0.file == file } }

  private mutating func takeSums(_ bytes: ContiguousArray<UInt8>) {
    digest = Checksum(of: bytes)
    do throws(ChecksumList.Fault) {
      sums = StatedSums(try ChecksumList(parsing: bytes), bytes)
    } catch {
      report(CatalogFileName.checksums, "line \(error.line) \(error.reason)")
    }
    if sums.list != nil, bytes.contains(UInt8(ascii: "\r")) {
      report(CatalogFileName.checksums, CatalogDifference.onlyLineEnds)
    }
  }

  /// The list has to be written as it is when it is built; another spelling has another digest.
  private mutating func verifySpellingOfSums() {
    guard let list = sums.list, !hasDifference(in: CatalogFileName.checksums) else { return }
    if ChecksumList(list.entries).bytes != sums.bytes {
      report(
        CatalogFileName.checksums,
        "is spelt differently: a catalog has it sorted by name, with a line feed behind each line")
    }
  }
}

/// A template of a catalog that is as it was shipped.
struct VerifiedTemplate {
  let shipped: ShippedTemplate
  let source: ContiguousArray<UInt8>
}

/// What `SHA256SUMS` says.
struct StatedSums {
  /// Nil where the file is missing or no such list.
  private(set) var list: ChecksumList?
  private(set) var byName: [String: Checksum] = [:]
  private(set) var bytes: ContiguousArray<UInt8> = []

  init() {}

  init(_ list: ChecksumList, _ bytes: ContiguousArray<UInt8>) {
    self.list = list
    self.bytes = bytes
    for entry in list.entries { byName[entry.file] = entry.sum }
  }
}
