import KuriosaJSON
import KuriosaSource

/// A text has no closing quote on its line. RFC 8259, section 7.
extension Rule {
  static let unterminatedText = Rule.syntax(
    id: "syntax/unterminated-text",
    summary: "A text has no closing quote",
    rationale: """
      A text begins and ends with a double quote, on the same line. Without the closing one, the rest of the
      template would be taken for part of the text.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: "\"showcase\": \"wide,\n  \"highlights\": [\"maker\"]")
    ],
    passing: [
      RuleExample(members: #""showcase": "wide""#)
    ]
  ) { fault, tree in
    guard fault.kind == .unterminatedString else { return nil }
    let node = tree.nodes.first { Int($0.start) == fault.range.start && $0.kind == .string }
    let fix = node.map { FixIt("add the closing quote", isSafe: false, edits: [.insert("\"", at: Int($0.end))]) }
    return SyntaxWords(message: "this text has no closing quote on its line", fixes: fix.map { [$0] } ?? [])
  }
}
