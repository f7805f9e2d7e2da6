import KuriosaJSON
import KuriosaSource

/// A number, an object or a list stands where a key belongs. RFC 8259, section 4: a name is a string.
extension Rule {
  static let keyNotText = Rule.syntax(
    id: "syntax/key-not-text",
    summary: "Something else than a text stands where a key belongs",
    rationale: """
      Each entry of an object begins with a key in double quotes. A list has entries without keys, so perhaps a
      bracket is of the wrong kind, or a brace is missing before.
      """,
    triggering: [
      RuleExample(members: #""quantity": {1: 2}"#),
      RuleExample(members: #""quantity": {["one"]}"#),
    ],
    passing: [
      RuleExample(members: #""quantity": {"one": {"en": "bottle"}, "other": {"en": "bottles"}}"#)
    ]
  ) { fault, tree in
    guard fault.kind == .keyNotText else { return nil }
    return SyntaxWords(
      message: "\(Wording.cut(tree.source.string(fault.range))) stands where a key in double quotes belongs")
  }
}
