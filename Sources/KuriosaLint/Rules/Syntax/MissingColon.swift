import KuriosaJSON
import KuriosaSource

/// No colon stands between a key and its value. RFC 8259, section 4.
extension Rule {
  static let missingColon = Rule.syntax(
    id: "syntax/missing-colon",
    summary: "The colon between a key and its value is missing",
    rationale: """
      Each entry of an object is a key in quotes, a colon, and a value. Without the colon no reader can load the
      template.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: #""showcase" "wide""#),
      RuleExample("an equals sign", members: #""showcase" = "wide""#),
    ],
    passing: [
      RuleExample(members: #""showcase": "wide""#)
    ]
  ) { fault, _ in
    guard fault.kind == .missingColon else { return nil }
    let message = fault.range.isEmpty ? "a colon is missing here" : "a key and its value are separated by a colon"
    let title = fault.range.isEmpty ? "add the colon" : "write a colon"
    return SyntaxWords(message: message, fixes: [FixIt(title, isSafe: false, edits: [Edit(fault.range, ":")])])
  }
}
