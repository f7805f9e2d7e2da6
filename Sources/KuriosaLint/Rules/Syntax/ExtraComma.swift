import KuriosaJSON
import KuriosaSource

/// A comma has no entry before it. No reader can load the template. RFC 8259, sections 4 and 5: commas stand between
/// entries.
extension Rule {
  static let extraComma = Rule.syntax(
    id: "syntax/extra-comma",
    summary: "A comma has no entry before it",
    rationale: """
      Commas stand between two entries. Two commas in a row, or one right behind the opening bracket, leave a hole that the
      app can't read. Remove the comma, or put in the entry that is missing.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("two in a row", members: #""highlights": ["@count",, "maker"], "quantity": {}"#),
      RuleExample("right behind the bracket", members: #""highlights": [, "maker"]"#),
    ],
    passing: [RuleExample(members: #""highlights": ["@count", "maker"], "quantity": {}"#)]
  ) { fault, _ in
    SyntaxWords("there is no entry before this comma", fix: .likely("remove the comma", fault.range, ""))
  }
}
