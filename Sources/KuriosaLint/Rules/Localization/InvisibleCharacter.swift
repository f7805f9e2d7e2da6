import KuriosaSource

/// An unusual space or another character that is hard to see, where an ordinary one was surely meant.
/// Decision 12: "other invisible characters by the levels of `data/invisible-characters.tsv`".
extension Rule {
  static let invisibleCharacter = Rule(
    id: "localization/invisible-character", severity: .warning,
    summary: "A text holds an unusual space, a soft hyphen or another character that is hard to see",
    rationale: """
      An em space looks like a space and is none: lines do not break at it, searches and imports do not match it. A soft
      hyphen is not seen, and keeps a word from being found. Write an ordinary space, or a no-break space (U+00A0 or U+202F)
      where a line must not break; leave soft hyphens out.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [
      RuleExample("an em space", members: #""name": {"en": "Box\u2003kites"}"#),
      RuleExample("a soft hyphen", members: #""name": {"en": "Kites", "de": "Lenk\u00ADdrachen"}"#),
    ],
    passing: [
      RuleExample(
        "no-break spaces", members: #""name": {"en": "Kites", "fr": "Cerfs-volants\u00A0: «\u202Fbox\u202F»"}"#),
      RuleExample(
        "an ideographic space in Japanese", members: "\"name\": {\"en\": \"Kites\", \"ja\": \"凧\u{3000}全般\"}"),
    ],
    check: .document { facts, findings in
      CharacterWords.report(.discouraged, facts, &findings) { name in
        "\(name) is hard to see in this text, and searches miss what looks the same; write what people type"
      }
    })
}
