import KuriosaSource

/// A character that can't be shown, or that nobody sees where it is of no use: controls, noncharacters, private use, zero
/// width characters. Decision 4: "An escaped control character in a text: E in labels and ids (it cannot be shown)".
/// Decision 12: "other invisible characters by the levels of `data/invisible-characters.tsv`, DEL and C1 controls E".
extension Rule {
  static let forbiddenCharacter = Rule(
    id: "localization/forbidden-character", severity: .error,
    summary: "A text holds a character that can't be shown, or is not seen",
    rationale: """
      Control characters and noncharacters have no shape: the app shows a box, or nothing. Zero width characters are not
      seen, but two texts that look the same are then different, searches miss them, and ids do not match. They mostly come
      along when text is copied from a web page. Joiners are fine in emoji and in scripts that need them, and direction
      marks in Arabic, Hebrew and other texts that run from right to left.
      """,
    reference: "decisions 4 and 12", fix: .unsafe,
    triggering: [
      RuleExample("a control character", members: #""name": {"en": "Ki\u0000tes"}"#),
      RuleExample("a zero width space", members: #""name": {"en": "Box\u200Bkites"}"#),
      RuleExample("an invisible byte order mark", members: "\"name\": {\"en\": \"Box\u{FEFF} kites\"}"),
      RuleExample("a lost character", members: "\"name\": {\"en\": \"K\u{FFFD}tes\"}"),
      RuleExample(
        "in an id",
        members:
          #""sections": [{"id": "main\u200D", "label": {"en": "Basics"}}], "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}}]"#
      ),
    ],
    passing: [
      RuleExample("joined emoji", members: #""name": {"en": "Kites \uD83D\uDC69\u200D\uD83D\uDE80"}"#),
      RuleExample("Persian", members: #""name": {"en": "Kites", "fa": "بادبادک\u200Cها"}"#),
      RuleExample("a mark in Hebrew", members: #""name": {"en": "Kites", "he": "עפיפון (XL)\u200F"}"#),
    ],
    check: .document { facts, findings in
      CharacterWords.report(.forbidden, facts, &findings) { name in
        "\(name) has no place in this text: people can't see what it is; take it out"
      }
    })
}
