import KuriosaJSON
import KuriosaSource

/// A key has no value. RFC 8259, section 4.
extension Rule {
  static let missingValue = Rule.syntax(
    id: "syntax/missing-value",
    summary: "A key has no value",
    rationale: """
      Each entry of an object is a key in quotes, a colon, and a value. With nothing behind the key no reader can
      load the template. Write the value, or remove the key.
      """,
    triggering: [
      RuleExample(members: #""showcase": "#),
      RuleExample(members: #""showcase""#),
    ],
    passing: [
      RuleExample(members: #""showcase": "wide""#)
    ]
  ) { fault, tree in
    guard fault.kind == .missingValue else { return nil }
    return SyntaxWords(message: "\(Wording.cut(tree.source.string(fault.range))) has no value")
  }
}
