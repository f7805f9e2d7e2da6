import KuriosaJSON
import KuriosaSource

/// A key is not followed by a colon. No reader can load the template. RFC 8259, section 4: "A single colon comes after
/// each name, separating the name from the value."
extension Rule {
  static let missingColon = Rule.syntax(
    id: "syntax/missing-colon",
    summary: "A colon is missing between a key and its value",
    rationale: """
      In an object each key is followed by a colon and its value: `"icon": "wind"`. Without the colon the app can't read the
      template at all. Put one behind the key.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("nothing", members: #""icon" "wind""#),
      RuleExample("an equals sign", members: #""icon" = "wind""#),
    ],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    fault.range.isEmpty
      ? SyntaxWords("a colon is missing behind this key", fix: .likely("add the colon", fault.range, ":"))
      : SyntaxWords(
        "a key is followed by a colon, not by \"\(tree.spelling(fault.range))\"",
        fix: .likely("write a colon", fault.range, ":"))
  }
}
