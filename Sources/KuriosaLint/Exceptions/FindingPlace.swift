import KuriosaJSON
import KuriosaSource

/// What a finding is about, however the lines have moved: the pointer with ids.
public struct FindingPlaces: Sendable {
  private let tree: JSONTree?
  private var pointers: IdentifiedPointers?

  /// - Parameter tree: the document that the findings are in; nil where it is not at hand.
  public init(_ tree: JSONTree?) {
    self.tree = tree
  }

  /// - Parameter source: the text of the document that the findings are in; nil where it is not at hand.
  public init(of source: SourceText?) {
    self.init(source.map { JSONTree(parsing: $0) })
  }

  /// Empty for a finding about the whole document.
  public mutating func place(of diagnostic: Diagnostic) -> String {
    if let subject = diagnostic.subject { return subject }
    guard let pointer = diagnostic.place.pointer, !pointer.isEmpty, let tree else {
      return diagnostic.place.pointer ?? ""
    }
    if pointers == nil { pointers = IdentifiedPointers(tree) }
    return pointers!.pointer(pointer)
  }
}
