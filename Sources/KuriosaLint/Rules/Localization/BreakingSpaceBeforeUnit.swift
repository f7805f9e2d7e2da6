import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An ordinary space between a number and its unit: "12 mm". A line can break there.
/// Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let breakingSpaceBeforeUnit = Rule(
    id: "localization/breaking-space-before-unit", severity: .note,
    summary: "A number and its unit are not kept together by a no-break space",
    rationale: """
      A number and its unit belong on one line. With an ordinary space "750 ml" can be torn apart at the end of a
      line. A no-break space (U+00A0) keeps them together.
      """,
    reference: "decision 12", fix: .safe,
    triggering: [RuleExample(members: #""name": {"en": "Kites over 2 m"}"#)],
    passing: [RuleExample(members: #""name": {"en": "Kites over 2\u00A0m, class F4D"}"#)],
    check: .document(BreakingSpaceBeforeUnit.check))
}

private enum BreakingSpaceBeforeUnit {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    TypographicText.forEach(.maybeSpacedUnit, in: facts) { text in
      let found = NumberInText.withUnits(in: text).filter { $0.spaces.contains { text[$0] == " " } }
      guard let first = found.first else { return }
      let edits = found.map { number in
        Edit(range(number.spaces, text), "\u{A0}")
      }
      findings.report(
        range(first.digits.lowerBound..<first.spaces.upperBound + first.unit.unicodeScalars.count, text),
        about: text.node,
        "a line may break between the number and \(Wording.quote(first.unit)); a no-break space (U+00A0) keeps them together",
        fixes: [FixIt("write a no-break space", isSafe: true, edits: edits)])
    }
  }

  private static func range(_ positions: Range<Int>, _ text: TypographicText) -> ByteRange {
    ByteRange(text.characters[positions.lowerBound].start, text.characters[positions.upperBound - 1].end)
  }
}
