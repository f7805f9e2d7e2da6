import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A Spanish question or exclamation does not open with ¿ or ¡.
/// Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let missingInvertedMark = Rule(
    id: "localization/missing-inverted-mark", severity: .note,
    summary: "A Spanish question or exclamation lacks the mark that opens it",
    rationale: """
      In Spanish a question opens with ¿ and an exclamation with ¡; without them the sentence reads as unfinished, and to
      readers of Spanish it looks like a translation in a hurry.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [RuleExample(members: #""name": {"en": "Kites", "es": "Es una cometa?"}"#)],
    passing: [RuleExample(members: #""name": {"en": "Kites", "es": "¿Es una cometa?"}"#)],
    check: .document(MissingInvertedMark.check))
}

private enum MissingInvertedMark {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    func isWanted(_: UnusualText, _ typography: Typography) -> Bool { typography.hasInvertedMarks }
    TypographicText.forEach(.spacedMark, in: facts, where: isWanted) { text in
      guard !text.isSameAsEnglish,
        text.characters.contains(where: { $0.scalar.properties.isAlphabetic })
      else { return }
      for (mark, opening) in [("?", "¿"), ("!", "¡")] as [(Unicode.Scalar, Unicode.Scalar)] {
        guard let end = text.characters.first(where: { $0.scalar == mark }),
          !text.characters.contains(where: { $0.scalar == opening })
        else { continue }
        let edit = Edit.insert(String(Character(opening)), at: text.characters[0].start)
        findings.report(
          end.range, about: text.node,
          "in \(text.language) what ends with \(Character(mark)) opens with \(Character(opening))",
          fixes: [FixIt("put \(Character(opening)) in front", isSafe: false, edits: [edit])])
        return
      }
    }
  }
}
