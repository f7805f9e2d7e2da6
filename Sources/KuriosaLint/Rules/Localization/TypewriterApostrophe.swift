import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An apostrophe as a typewriter has it: "l'essentiel" for "l’essentiel".
/// Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let typewriterApostrophe = Rule(
    id: "localization/typewriter-apostrophe", severity: .note,
    summary: "An apostrophe is the straight one of a typewriter",
    rationale: """
      In English, German, French, Italian and Spanish the apostrophe is ’ (U+2019). The straight ' (U+0027) is a
      typewriter's makeshift, and stands out among well set labels; mixed within an app, it also keeps equal words apart.
      """,
    reference: "decision 12", fix: .safe,
    triggering: [RuleExample(members: #""name": {"en": "Kites", "fr": "Cerfs-volants d'acrobatie"}"#)],
    passing: [
      RuleExample(members: #""name": {"en": "Kites", "fr": "Cerfs-volants d’acrobatie"}"#),
      RuleExample("feet", members: #""name": {"en": "Kites of 6' and more"}"#),
    ],
    check: .document(TypewriterApostrophe.check))
}

private enum TypewriterApostrophe {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    TypographicText.forEach(.straightApostrophe, in: facts) { text in
      let found = text.characters.indices.filter {
        text[$0] == "'" && text.isLetter($0 - 1) && text.isLetter($0 + 1)
      }
      guard let first = found.first else { return }
      let edits = found.map { Edit(text.characters[$0].range, "’") }
      findings.report(
        text.characters[first].range, about: text.node,
        "the apostrophe is the straight one of a typewriter; \(text.language) uses ’",
        fixes: [FixIt("write ’", isSafe: true, edits: edits)])
    }
  }
}
