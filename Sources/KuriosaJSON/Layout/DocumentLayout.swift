import KuriosaSource

/// How lines end.
public enum LineEnd: Sendable, Hashable {
  case lineFeed
  /// Carriage return and line feed, as Windows writes them.
  case windows

  /// What the first line of a text ends with; a line feed where it is something else, or where there is one line only.
  public init(of source: SourceText) {
    let first = source.bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    self = first.map { source[$0] == 0x0D && source[$0 + 1] == 0x0A } == true ? .windows : .lineFeed
  }

  var bytes: ContiguousArray<UInt8> { self == .windows ? [0x0D, 0x0A] : [0x0A] }
}

/// Why a document is not written in a layout.
public enum LayoutFault: Error, Sendable, Hashable {
  /// It has a fault of syntax or encoding: the first one.
  case syntax(SyntaxFault)
  /// It would be larger than a document may be.
  case tooLarge
  /// The result would not say the same. This can't happen; it is looked at before anything is written.
  case otherContent
}

/// One way of writing documents: white space and the order of known keys are the layout's, everything else stays byte for
/// byte as the author wrote it.
///
/// - Two spaces for each level, one line end at the end, no byte order mark.
/// - An array of objects or arrays has each element on a line of its own; an array of plain values stands on one line where
///   it fits.
/// - An object stands on one line where its shape allows it and the line fits, otherwise each member has a line of its own.
public struct DocumentLayout: Sendable {
  /// Columns that a line may have; a column is a code point.
  public static let width = 120

  private let shape: LayoutShape

  /// - Parameter shape: the shape of the document's root.
  public init(_ shape: LayoutShape = .plain) {
    self.shape = shape
  }

  /// The text of the document in this layout. Formatting it again gives the same text.
  public func format(_ tree: JSONTree, lineEnd: LineEnd = .lineFeed) -> Result<SourceText, LayoutFault> {
    if let fault = tree.faults.first { return .failure(.syntax(fault)) }
    var writer = LayoutWriter(tree: tree, lineEnd: lineEnd, limit: JSONLimits.size)
    writer.writeDocument(shape)
    if writer.isTooLarge { return .failure(.tooLarge) }
    let text = writer.finish()
    if text.hasSameBytes(as: tree.source) { return .success(text) }
    return JSONTree(parsing: text).hasSameContent(as: tree) ? .success(text) : .failure(.otherContent)
  }
}
