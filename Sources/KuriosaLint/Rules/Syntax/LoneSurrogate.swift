import KuriosaJSON
import KuriosaSource

/// Half of a character that is written as two escapes. It stands for no character: some readers refuse the template,
/// others show a black diamond. Decision 4: "A lone surrogate escape: E."
extension Rule {
  static let loneSurrogate = Rule.syntax(
    id: "syntax/lone-surrogate",
    summary: "An escape is half of a character",
    rationale: """
      Emoji and other rare characters can be written as two escapes, such as `\\ud83e\\ude81` for a kite. One of the two
      alone is no character: a label was cut in the middle, or an escape got lost. Write the character itself instead.
      """,
    reference: "decision 4",
    triggering: [RuleExample(members: #""name": {"en": "Kites \ud83e"}"#)],
    passing: [RuleExample(members: #""name": {"en": "Kites \ud83e\ude81"}"#)]
  ) { fault, tree in
    SyntaxWords("\(tree.spelling(fault.range)) is half of a character, and the other half is not beside it")
  }
}
