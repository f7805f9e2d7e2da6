import KuriosaJSON
import KuriosaSource

/// A text has half of a pair of escapes, which stands for no character. Decision 4: a lone surrogate escape is an
/// error.
extension Rule {
  static let loneSurrogate = Rule.syntax(
    id: "syntax/lone-surrogate",
    summary: "A text has one half of a pair of escapes",
    rationale: """
      Characters beyond U+FFFF, such as emoji, are escaped as two signs that belong together. One of them alone
      stands for no character; readers drop it, replace it, or refuse the template. Write the character itself.
      """,
    reference: "decision 4",
    triggering: [
      RuleExample(members: #""icon": "wind\ud83d""#)
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, tree in
    guard fault.kind == .loneSurrogate else { return nil }
    let text = tree.source.string(fault.range)
    return SyntaxWords(message: "\(text) is half of a pair and stands for no character; write the character itself")
  }
}
