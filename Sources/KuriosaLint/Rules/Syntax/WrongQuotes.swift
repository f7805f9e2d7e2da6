import KuriosaJSON
import KuriosaSource

/// A text stands in single quotes or backticks. RFC 8259, section 7: a string begins and ends with quotation marks.
extension Rule {
  static let wrongQuotes = Rule.syntax(
    id: "syntax/wrong-quotes",
    summary: "A text stands in single quotes",
    rationale: """
      In JSON a text stands in double quotes. Single quotes and backticks come from programming languages, and no
      reader of templates takes them.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: #""showcase": 'wide'"#)
    ],
    passing: [
      RuleExample(members: #""showcase": "wide""#)
    ]
  ) { fault, tree in
    guard fault.kind == .singleQuotes else { return nil }
    let content = tree.source.string(ByteRange(fault.range.start + 1, max(fault.range.start + 1, fault.range.end - 1)))
    return SyntaxWords(
      message: "a text needs double quotes, not single ones",
      fixes: [FixIt("write double quotes", isSafe: false, edits: [Edit(fault.range, JSONSpelling.string(content))])])
  }
}
