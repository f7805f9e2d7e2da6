import KuriosaJSON
import KuriosaSource

/// A key has no value. No reader can load the template. RFC 8259, section 4: a name, a colon, a value.
extension Rule {
  static let missingValue = Rule.syntax(
    id: "syntax/missing-value",
    summary: "A key has no value",
    rationale: """
      In an object each key is followed by a colon and its value. A key alone says nothing, and the app can't read the
      template at all. Put the value behind it, or remove the key.
      """,
    triggering: [
      RuleExample("nothing behind the colon", members: #""icon": , "highlights": ["maker"]"#),
      RuleExample("a key alone", members: #""icon", "highlights": ["maker"]"#),
    ],
    passing: [RuleExample(members: #""icon": "wind", "highlights": ["maker"]"#)]
  ) { fault, tree in
    SyntaxWords("\(tree.spelling(fault.range)) has no value; write \": \" and the value behind it, or remove it")
  }
}
