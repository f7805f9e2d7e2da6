import KuriosaJSON
import KuriosaSource

/// Two entries follow each other without a comma. No reader can load the template, so the app would not offer it.
/// RFC 8259, sections 4 and 5: entries are separated by commas.
extension Rule {
  static let missingComma = Rule.syntax(
    id: "syntax/missing-comma",
    summary: "A comma is missing between two entries",
    rationale: """
      The entries of a list or an object are separated by commas. Without the comma the app can't read the template at
      all. Put one behind the entry before.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a line without its comma", members: #""highlights": ["@count" "maker"], "quantity": {}"#),
      RuleExample("a semicolon", members: #""highlights": ["@count"; "maker"], "quantity": {}"#),
    ],
    passing: [RuleExample(members: #""highlights": ["@count", "maker"], "quantity": {}"#)]
  ) { fault, tree in
    fault.range.isEmpty
      ? SyntaxWords("a comma is missing here", fix: .likely("add the comma", fault.range, ","))
      : SyntaxWords(
        "entries are separated by a comma, not by \"\(tree.spelling(fault.range))\"",
        fix: .likely("write a comma", fault.range, ","))
  }
}
