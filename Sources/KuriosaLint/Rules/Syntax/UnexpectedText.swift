import KuriosaJSON
import KuriosaSource

/// Something that can't be read stands between the entries. No reader can load the template. RFC 8259, section 2.
extension Rule {
  static let unexpectedText = Rule.syntax(
    id: "syntax/unexpected-text",
    summary: "Something stands where it can't be read",
    rationale: """
      Between the entries of a template there are only commas, colons and brackets. Sometimes it is what is left of a line
      that was edited, and sometimes words of another language.
      """,
    triggering: [
      RuleExample("a sign behind a value", members: #""icon": "wind" %"#),
      RuleExample("what was left out", members: #""icon": "wind", ..."#),
    ],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in SyntaxWords("\(tree.spelling(fault.range)) can't stand here") }
}
