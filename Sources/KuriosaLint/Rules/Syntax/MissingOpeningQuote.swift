import KuriosaJSON
import KuriosaSource

/// A text has a closing quote only. No reader can load the template. RFC 8259, section 7: "A string begins and ends with
/// quotation marks."
extension Rule {
  static let missingOpeningQuote = Rule.syntax(
    id: "syntax/missing-opening-quote",
    summary: "A text has no opening quote",
    rationale: """
      A text stands between two double quotes. Without the first one the app can't read the template at all.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a value", members: #""icon": wind""#),
      RuleExample("a key", members: #"icon": "wind""#),
    ],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, _ in
    SyntaxWords("the text that begins here has no opening quote", fix: .likely("add the quote", fault.range, "\""))
  }
}
