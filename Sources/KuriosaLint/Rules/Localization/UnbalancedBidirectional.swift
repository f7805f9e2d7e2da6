import KuriosaSource

/// A control that begins a stretch of the other direction has no end, or one that ends has no beginning. What comes after
/// the text on the same line is turned around too. Decision 12: "unbalanced bidirectional controls in any text, raw or
/// escaped: E".
extension Rule {
  static let unbalancedBidirectional = Rule(
    id: "localization/unbalanced-bidirectional", severity: .error,
    summary: "A text opens a stretch of another direction and does not end it, or ends one that is not open",
    rationale: """
      Embeddings and isolates come in pairs: one character opens the stretch, another ends it. Without its end, what
      the app shows next to the text is turned around with it. Every isolate (U+2066, U+2067, U+2068) needs U+2069, every
      embedding (U+202A, U+202B) needs U+202C.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [
      RuleExample("without end", members: #""name": {"en": "Kites", "he": "עפיפונים \u2067x"}"#),
      RuleExample("without beginning", members: #""name": {"en": "Kites\u2069"}"#),
    ],
    passing: [RuleExample(members: #""name": {"en": "Kites", "he": "עפיפונים \u2066Prism\u2069"}"#)],
    check: .document { facts, findings in
      CharacterWords.report(.unbalanced, facts, &findings) { name in
        "\(name) has no counterpart in this text, so it would turn what stands beside it; end the stretch or take it out"
      }
    })
}
