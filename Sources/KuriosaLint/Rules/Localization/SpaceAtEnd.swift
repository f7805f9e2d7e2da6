import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A text begins or ends with a space. It is shifted in lists, sorts elsewhere, and is another text than the same one
/// without it. Decision 12: "White space at the ends … W."
extension Rule {
  static let spaceAtEnd = Rule(
    id: "localization/space-at-end", severity: .warning,
    summary: "A text begins or ends with a space",
    rationale: """
      Nobody sees a space at the end of a text, but the app keeps it: the text is shifted where it is centered, sorts at
      another place, and a choice in an imported table does not match it.
      """,
    reference: "decision 12", fix: .safe,
    triggering: [
      RuleExample(members: #""name": {"en": "Kites "}"#),
      RuleExample("a no-break space in front", members: #""name": {"en": "\u00A0Kites"}"#),
    ],
    passing: [RuleExample(members: #""name": {"en": "Box kites"}"#)],
    check: .document(SpaceAtEnd.check))
}

private enum SpaceAtEnd {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for unusual in facts.unusualTexts where unusual.traits.contains(.spaceAtEnd) {
      let value = facts.view.translations[unusual.translation].value
      let characters = Array(facts.tree.scalars(of: value))
      let leading = spaces(characters[...])
      let trailing = spaces(characters.reversed()[...]).reversed()
      guard let first = leading.first ?? trailing.first else { continue }
      let underlined = leading.isEmpty ? Array(trailing) : leading
      let range = ByteRange(first.start, underlined[underlined.count - 1].end)
      let fix = FixIt("remove the space", isSafe: true, edits: (leading + trailing).map { .delete($0.range) })
      findings.report(range, about: value, message(!leading.isEmpty, !trailing.isEmpty), fixes: [fix])
    }
  }

  /// The spaces in front of the first character that can be seen.
  private static func spaces(_ characters: some Collection<JSONScalar>) -> [JSONScalar] {
    characters.prefix { !VisibleText.isVisible($0.scalar) }.filter { VisibleText.isSpace($0.scalar) }
  }

  private static func message(_ atStart: Bool, _ atEnd: Bool) -> String {
    let place = atStart && atEnd ? "begins and ends" : atStart ? "begins" : "ends"
    return "this text \(place) with a space, which the app would keep"
  }
}
