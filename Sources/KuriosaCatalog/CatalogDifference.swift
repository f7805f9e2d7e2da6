/// What is wrong with one file of a catalog.
public struct CatalogDifference: Sendable, Hashable {
  /// The name of the file in the catalog's folder.
  public let file: String
  /// One plain phrase about it: "is missing".
  public let what: String

  init(_ file: String, _ what: String) {
    self.file = file
    self.what = what
  }

  static let onlyLineEnds = "only line ends differ: it was shipped with LF and has CRLF here"
}

/// Why a catalog can't be loaded.
public struct DamagedCatalog: Error, Sendable, Hashable {
  /// At least one, in the order of the files.
  public let differences: [CatalogDifference]
}
