import KuriosaJSON
import KuriosaSource

/// The file holds nothing: it is empty, or has only white space. There is no template in it that the app could
/// offer. RFC 8259: a JSON text is a value.
extension Rule {
  static let noValue = Rule.syntax(
    id: "syntax/no-value",
    summary: "The file holds no template at all",
    rationale: """
      A file without a value is no JSON, and no template. Often an editor or a program was interrupted while it
      wrote the file. Restore it from the history, or start with `kuriosa new`.
      """,
    triggering: [
      RuleExample("an empty file", text: ""),
      RuleExample("only white space", text: " \n"),
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard fault.kind == .noValue else { return nil }
    return SyntaxWords(message: "the file is empty: there is no template in it")
  }
}
