import KuriosaLint
import KuriosaSource

/// Lines and columns of places, with one line table for each file that is pointed into.
struct Positions {
  /// Findings come in order of path, so one that had to go is hardly ever asked for again.
  private static let mostTables = 256

  private let sources: [FilePath: SourceText]
  private var tables: [FilePath: LineTable] = [:]

  init(_ result: LintResult) {
    sources = result.sources
  }

  func source(_ path: FilePath) -> SourceText? { sources[path] }

  /// Nil where the text is not at hand.
  mutating func table(_ path: FilePath) -> LineTable? {
    if let table = tables[path] { return table }
    guard let source = sources[path] else { return nil }
    if tables.count == Self.mostTables { tables.removeAll() }
    let table = LineTable(source)
    tables[path] = table
    return table
  }

  /// Where a range starts and, exclusive, where it ends; line and column 1 where the text is not at hand.
  mutating func range(_ place: Place) -> (start: TextPosition, end: TextPosition) {
    range(place.range, in: place.path)
  }

  mutating func range(_ range: ByteRange, in path: FilePath) -> (start: TextPosition, end: TextPosition) {
    guard let table = table(path) else {
      let first = TextPosition(line: 1, column: 1)
      return (first, first)
    }
    return (table.position(of: range.start), table.position(of: range.end))
  }

  mutating func start(_ place: Place) -> TextPosition { range(place).start }
}
