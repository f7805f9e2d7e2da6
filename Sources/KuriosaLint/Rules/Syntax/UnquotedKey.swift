import KuriosaJSON
import KuriosaSource

/// A key has no quotes, as JavaScript allows. No strict reader can load the template. RFC 8259, section 4: "A name is a
/// string."
extension Rule {
  static let unquotedKey = Rule.syntax(
    id: "syntax/unquoted-key",
    summary: "A key has no quotes",
    rationale: """
      JSON wants each key in double quotes, unlike JavaScript. Without them the app can't read the template at all.
      """,
    fix: .unsafe,
    triggering: [RuleExample(members: #"icon: "wind""#)],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    SyntaxWords(
      "the key \(tree.spelling(fault.range)) needs double quotes around it",
      fix: .likely("put it in quotes", fault.range, JSONSpelling.string(tree.source.string(fault.range))))
  }
}
