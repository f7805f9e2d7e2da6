import KuriosaJSON
import KuriosaSource

/// A comma stands before a closing bracket. Some readers let it pass, the others refuse the whole template. RFC
/// 8259, sections 4 and 5.
extension Rule {
  static let trailingComma = Rule.syntax(
    id: "syntax/trailing-comma",
    summary: "A comma stands before a closing bracket",
    rationale: """
      A comma announces one more entry, and none follows. Some programs overlook it, so the fault goes unnoticed
      until another one refuses the whole template. Remove the comma.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("in a list", members: #""highlights": ["maker",]"#),
      RuleExample("in an object", fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker",}}"#),
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard fault.kind == .trailingComma else { return nil }
    return SyntaxWords(
      message: "nothing follows this comma; the last entry has none",
      fixes: [FixIt("remove the comma", isSafe: false, edits: [.delete(fault.range)])])
  }
}
