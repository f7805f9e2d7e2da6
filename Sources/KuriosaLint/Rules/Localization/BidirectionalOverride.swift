import KuriosaSource

/// An override forces characters to be shown in another order than they are stored in, so a text can show something else
/// than the file says. Decision 12: "Bidirectional overrides (U+202D, U+202E) … in any text, raw or escaped: E".
extension Rule {
  static let bidirectionalOverride = Rule(
    id: "localization/bidirectional-override", severity: .error,
    summary: "A text holds a character that turns the order of what follows",
    rationale: """
      An override makes text show in another order than it is stored: `nehc` is read as `chen`. No label needs one, not
      even in Arabic or Hebrew, and in a review the text looks like another one than the app stores. It counts in every
      string of a template, also in ids and keys, and no matter whether it is written as an escape.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [
      RuleExample("written as an escape", members: #""name": {"en": "Ki\u202Eset"}"#),
      RuleExample("as it is", members: "\"name\": {\"en\": \"Ki\u{202D}tes\u{202C}\"}"),
      RuleExample(
        "in an id",
        members:
          #""sections": [{"id": "ma\u202Eni", "label": {"en": "Basics"}}], "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}}]"#
      ),
    ],
    passing: [RuleExample(members: #""name": {"en": "Kites", "ar": "طائرات \u200F(ورقية)"}"#)],
    check: .document { facts, findings in
      CharacterWords.report(.override, facts, &findings) { name in
        "\(name) makes this text show in another order than it is stored; take it out"
      }
    })
}
