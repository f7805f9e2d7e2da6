import KuriosaLint
import KuriosaSource
import Testing

/// Lines and columns are 1-based; a column counts code points; LF, CRLF and a lone CR end a line; a byte order mark is
/// not counted. Offsets count bytes, the mark too.
@Suite("positions are exact in every layout")
struct PositionTests {
  /// One finding of each kind: about a value, between two tokens, about a key, about the brace of what misses a part.
  static let text = """
    {"id": "custom.3b1d2c8e-6a70-4f0c-9d4e-2f6b8f1a7c05",
     "name": {"en": "Kite"}, "version": 0, "icon": "wind",
     "sections": [{"id": "main", "label": {"en": "Kite" "de": "Drachen"}}], "shape": 1,
     "fields": [{"key": "kite", "type": "text", "label": {"en": "Kite"}, "section": "main"},
      {"key": "tail", "type": "text", "label": {"en": "Kite"}, "section": "main"}, {"key": "cord", "type": "text", "section": "main"}]}
    """

  /// A finding as it is in `text`. `words` is how often "Kite" stands before it.
  struct Expected: Sendable {
    let rule: String
    let line: Int
    let column: Int
    let offset: Int
    let length: Int
    let words: Int
  }

  static let expected = [
    Expected(rule: "document/invalid-version", line: 2, column: 37, offset: 90, length: 1, words: 1),
    Expected(rule: "syntax/missing-comma", line: 3, column: 52, offset: 160, length: 0, words: 2),
    Expected(rule: "document/unknown-key", line: 3, column: 73, offset: 181, length: 7, words: 2),
    Expected(rule: "document/missing-key", line: 5, column: 80, offset: 361, length: 1, words: 4),
  ]

  @Test("a line feed ends a line")
  func lineFeed() {
    check(Self.text) { ($0.line, $0.column, $0.offset) }
  }

  @Test("a carriage return with a line feed ends one line")
  func carriageReturnAndLineFeed() {
    check(replacing("\n", by: "\r\n")) { ($0.line, $0.column, $0.offset + $0.line - 1) }
  }

  @Test("a carriage return alone ends a line")
  func carriageReturn() {
    check(replacing("\n", by: "\r")) { ($0.line, $0.column, $0.offset) }
  }

  @Test("a byte order mark counts in offsets and in no column")
  func byteOrderMark() {
    check("\u{FEFF}" + Self.text, besides: ["syntax/byte-order-mark"]) { ($0.line, $0.column, $0.offset + 3) }
    let oneLine = replacing("\n", by: " ")
    check("\u{FEFF}" + oneLine, besides: ["syntax/byte-order-mark"]) { (1, $0.offset + 1, $0.offset + 3) }
  }

  @Test("a code point is one column, however many bytes it has")
  func notASCII() {
    // Four code points of 4, 3, 3 and 3 bytes for four letters: nine bytes more each time.
    check(replacing("Kite", by: "🪁風箏風")) { ($0.line, $0.column, $0.offset + 9 * $0.words) }
  }

  private func replacing(_ old: String, by new: String) -> String {
    Self.text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }

  private func check(_ text: String, besides others: [String] = [], _ place: (Expected) -> (Int, Int, Int)) {
    let source = SourceText(text)
    let lines = LineTable(source)
    let found = Linter().check([(FilePath("kites.json"), source)]).diagnostics.filter { !others.contains($0.rule) }
    #expect(found.map(\.rule) == Self.expected.map(\.rule))
    for (diagnostic, expected) in zip(found, Self.expected) {
      let position = lines.position(of: diagnostic.place.range.start)
      let (line, column, offset) = place(expected)
      #expect(position == TextPosition(line: line, column: column), "\(expected.rule)")
      #expect(diagnostic.place.range == ByteRange(offset, offset + expected.length), "\(expected.rule)")
    }
  }
}
