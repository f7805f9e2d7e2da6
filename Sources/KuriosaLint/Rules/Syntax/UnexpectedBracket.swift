import KuriosaJSON
import KuriosaSource

/// A closing bracket closes nothing. No reader can load the template. RFC 8259, sections 4 and 5.
extension Rule {
  static let unexpectedBracket = Rule.syntax(
    id: "syntax/unexpected-bracket",
    summary: "A closing bracket closes nothing",
    rationale: """
      Each `]` closes a `[` and each `}` a `{`. One without its opening bracket can't be read. Remove it, or put the opening
      one where it belongs.
      """,
    fix: .unsafe,
    triggering: [RuleExample(members: #""icon": "wind"]"#)],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    SyntaxWords(
      "nothing was opened that this \"\(tree.source.string(fault.range))\" could close",
      fix: .likely("remove it", fault.range, ""))
  }
}
