/// All files of a catalog as they are to be written. The same templates give the same bytes, in whatever order they come.
public struct CatalogFiles: Sendable, Hashable {
  public struct File: Sendable, Hashable {
    public let name: String
    public let bytes: ContiguousArray<UInt8>
  }

  public let index: CatalogIndex
  /// Sorted by name: the templates, `catalog.json` and `SHA256SUMS`.
  public let files: [File]
  /// The catalog's digest: the SHA-256 of `SHA256SUMS`.
  public let digest: Checksum

  /// - Parameter templates: no two with the same file name; see `collisions`.
  public init(_ templates: [ShippedTemplate]) {
    precondition(Self.collisions(templates.map(\.fileName)).isEmpty, "two templates with the same file")
    index = CatalogIndex(of: templates)
    let indexBytes = index.bytes
    let sums = ChecksumList(
      templates.map { ChecksumList.Entry(file: $0.fileName, sum: $0.checksum) }
        + [ChecksumList.Entry(file: CatalogFileName.index, sum: Checksum(of: indexBytes))]
    ).bytes
    digest = Checksum(of: sums)
    let files =
      templates.map { File(name: $0.fileName, bytes: $0.bytes) } + [
        File(name: CatalogFileName.index, bytes: indexBytes), File(name: CatalogFileName.checksums, bytes: sums),
      ]
    self.files = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The positions of names that are there already, each with the position of the first one.
  public static func collisions(_ names: [String]) -> [(later: Int, first: Int)] {
    var first: [String: Int] = [:]
    var collisions: [(later: Int, first: Int)] = []
    for (index, name) in names.enumerated() {
      if let earlier = first[name] { collisions.append((index, earlier)) } else { first[name] = index }
    }
    return collisions
  }
}
