import KuriosaJSON
import KuriosaSource

/// The template has a comment. JSON has none, so no reader can load it. RFC 8259 knows no comments.
extension Rule {
  static let comment = Rule.syntax(
    id: "syntax/comment",
    summary: "There is a comment",
    rationale: """
      JSON has no comments, and no reader of templates takes them. What is worth saying belongs into the description
      of the change. Remove the comment.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: "\"showcase\": \"wide\" /* as the boats */"),
      RuleExample(members: "// as the boats\n  \"showcase\": \"wide\""),
    ],
    passing: [
      RuleExample(members: #""showcase": "wide""#)
    ]
  ) { fault, _ in
    guard fault.kind == .comment else { return nil }
    return SyntaxWords(
      message: "a template can't have comments",
      fixes: [FixIt("remove the comment", isSafe: false, edits: [.delete(fault.range)])])
  }
}
