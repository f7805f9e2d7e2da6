import KuriosaJSON
import KuriosaSource

/// A text stands in the quotes of a word processor. No reader can load the template. RFC 8259, section 7: "A string
/// begins and ends with quotation marks (U+0022)."
extension Rule {
  static let typographicQuotes = Rule.syntax(
    id: "syntax/typographic-quotes",
    summary: "A text stands in the quotes of a word processor",
    rationale: """
      Word processors, mail and chat programs turn straight quotes into curly ones. Inside a text these are fine, but around
      it JSON knows only straight double quotes (`"`), so the app can't read the template at all. Write templates in an
      editor for plain text.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("curly quotes", members: #""icon": “wind”"#),
      RuleExample("at the end only", members: #""icon": "wind”"#),
    ],
    passing: [RuleExample(members: #""icon": "wind", "basedOn": "builtin.toy""#)]
  ) { fault, tree in
    SyntaxWords(
      "a text stands in straight double quotes, not in \(Wording.cut(TypographicQuotes.quotes(tree.source, fault.range)))",
      fix: .likely("write straight quotes", fault.range, TypographicQuotes.mended(tree.source, fault.range)))
  }
}

private enum TypographicQuotes {
  static func quotes(_ source: SourceText, _ range: ByteRange) -> String {
    let scalars = source.string(range).unicodeScalars
    return [scalars.first, scalars.last].compactMap { $0 }.filter { $0 != "\"" }.map { String($0) }
      .joined(separator: " and ")
  }

  /// The text in straight quotes; those inside get a backslash.
  static func mended(_ source: SourceText, _ range: ByteRange) -> String {
    let inner = source.string(range).unicodeScalars.dropFirst().dropLast()
    return "\"" + InnerQuotes.escaped(String(String.UnicodeScalarView(inner))) + "\""
  }
}
