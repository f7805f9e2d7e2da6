import KuriosaJSON
import KuriosaSource

/// A double quote inside a text is not escaped. No reader can load the template. RFC 8259, section 7: the quotation mark
/// must be escaped.
extension Rule {
  static let unescapedQuote = Rule.syntax(
    id: "syntax/unescaped-quote",
    summary: "A double quote inside a text is not escaped",
    rationale: """
      A text ends at the next double quote. One that belongs to the text is written `\\"`, or better as the quotes of the
      language: “best”, „beste“, « meilleur ». Inches can be written with ″.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a word in quotes", members: #""name": {"en": "The "best" kites"}"#),
      RuleExample("inches", members: #""name": {"en": "Kites 12"x"}"#),
    ],
    passing: [RuleExample(members: #""name": {"en": "The “best” kites"}"#)]
  ) { fault, tree in
    SyntaxWords(
      #"a double quote inside a text is written \""#, note: "the whole text",
      fix: fault.related.map { .likely("escape it", $0, InnerQuotes.mended(tree.source, $0)) })
  }
}

/// Quotes inside a text.
enum InnerQuotes {
  /// The text in quotes in `range`, with a backslash before each inner quote that has none.
  static func mended(_ source: SourceText, _ range: ByteRange) -> String {
    "\"" + escaped(source.string(ByteRange(range.start + 1, range.end - 1))) + "\""
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\"", !isEscaped { result += "\\" }
      result.unicodeScalars.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return result
  }
}
