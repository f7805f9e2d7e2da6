import KuriosaJSON
import KuriosaSource

/// There is a comma with no entry before it. RFC 8259, sections 4 and 5.
extension Rule {
  static let extraComma = Rule.syntax(
    id: "syntax/extra-comma",
    summary: "A comma has no entry before it",
    rationale: """
      Entries are separated by one comma. A second comma in a row, or one right after the opening bracket, leaves an
      entry out, and no reader can load the template. Remove the comma, or write the entry that is missing.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: #""highlights": ["maker",, "@count"], "quantity": {}"#)
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard fault.kind == .extraComma else { return nil }
    return SyntaxWords(
      message: "there is no entry before this comma",
      fixes: [FixIt("remove the comma", isSafe: false, edits: [.delete(fault.range)])])
  }
}
