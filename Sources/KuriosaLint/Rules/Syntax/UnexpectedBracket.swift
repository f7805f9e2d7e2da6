import KuriosaJSON
import KuriosaSource

/// A closing bracket stands where nothing is open that it could close. RFC 8259, sections 4 and 5.
extension Rule {
  static let unexpectedBracket = Rule.syntax(
    id: "syntax/unexpected-bracket",
    summary: "A closing bracket has no opening one",
    rationale: """
      Every closing bracket belongs to an opening one of the same kind. This one belongs to none, so no reader can
      load the template. Remove it, or look for a bracket before it that was closed too early.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: #""highlights": ["maker"]]"#)
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard case .unexpectedCloser(let closer) = fault.kind else { return nil }
    let text = String(Character(Unicode.Scalar(closer)))
    return SyntaxWords(
      message: "nothing is open here that this \(text) could close",
      fixes: [FixIt("remove the \(text)", isSafe: false, edits: [.delete(fault.range)])])
  }
}
