import KuriosaJSON
import KuriosaSource

/// The templates that shipped: what a new version is judged against. Matched by id, whatever their files are called.
public struct ShippedTemplates: Sendable {
  public struct Document: Sendable {
    /// Where the file would lie among those that are checked.
    public let path: FilePath
    public let source: SourceText
    /// Whether its absence from the run means that it was removed.
    public let isExpected: Bool
    /// Unescaped; nil where the document has none.
    let id: ContiguousArray<UInt8>?

    /// - Parameter id: the UTF-8 of the id, where it is known already.
    public init(path: FilePath, source: SourceText, isExpected: Bool, id: ContiguousArray<UInt8>? = nil) {
      self.path = path
      self.source = source
      self.isExpected = isExpected
      self.id = id ?? Self.readID(source)
    }

    private static func readID(_ source: SourceText) -> ContiguousArray<UInt8>? {
      let tree = JSONTree(parsing: source)
      return tree.value(of: "id", in: .root).flatMap { tree.kind($0) == .string ? tree.utf8($0) : nil }
    }

    /// The id as text.
    var idText: String { id.map { String(decoding: $0, as: UTF8.self) } ?? "" }
  }

  /// In the order of their paths.
  public let documents: [Document]
  private let indexes: [ContiguousArray<UInt8>: [Int]]

  public init(_ documents: [Document]) {
    self.documents = documents.sorted { $0.path < $1.path }
    var indexes: [ContiguousArray<UInt8>: [Int]] = [:]
    for (index, document) in self.documents.enumerated() {
      if let id = document.id { indexes[id, default: []].append(index) }
    }
    self.indexes = indexes
  }

  /// Whether a template of that id shipped.
  public func contains(_ id: String) -> Bool { indexes[ContiguousArray(id.utf8)] != nil }

  /// The document with that id; of several the one that lay at `path`, else the first by path.
  func document(id: ContiguousArray<UInt8>, at path: FilePath) -> Document? {
    let candidates = indexes[id] ?? []
    return (candidates.first { documents[$0].path == path } ?? candidates.first).map { documents[$0] }
  }
}
