import KuriosaJSON
import KuriosaSource

/// Something follows the end of the template. RFC 8259, section 2: a JSON text is one value.
extension Rule {
  static let textAfterEnd = Rule.syntax(
    id: "syntax/text-after-end",
    summary: "Something follows the end of the template",
    rationale: """
      A file holds one template, which ends with the closing brace of its first opening one. What follows can't be
      read. Often there is one brace too many, or two templates were put into one file.
      """,
    triggering: [
      RuleExample(text: ExampleTemplate.text(members: "", fields: nil) + "}")
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard fault.kind == .textAfterEnd else { return nil }
    return SyntaxWords(message: "the template has ended before; nothing may follow")
  }
}
