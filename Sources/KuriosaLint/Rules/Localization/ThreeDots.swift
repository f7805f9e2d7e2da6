import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Three full stops stand for an ellipsis. A line can break between them, and they are read out as "dot dot dot".
/// Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let threeDots = Rule(
    id: "localization/three-dots", severity: .note,
    summary: "Three full stops stand for an ellipsis",
    rationale: """
      The ellipsis is one character, … (U+2026). Three full stops are wider, can be torn apart at the end of a line, and
      screen readers read them one by one.
      """,
    reference: "decision 12", fix: .safe,
    triggering: [RuleExample(members: #""name": {"en": "Kites and more..."}"#)],
    passing: [RuleExample(members: #""name": {"en": "Kites and more…"}"#)],
    check: .document(ThreeDots.check))
}

private enum ThreeDots {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    TypographicText.forEach(.maybeDots, in: facts) { text in
      let found = text.characters.indices.filter { index in
        (0..<3).allSatisfy { text[index + $0] == "." } && text[index - 1] != "." && text[index + 3] != "."
      }
      // Dots alone are a placeholder.
      guard let first = found.first, text.characters.contains(where: { $0.scalar.properties.isAlphabetic }) else {
        return
      }
      let ranges = found.map { ByteRange(text.characters[$0].start, text.characters[$0 + 2].end) }
      findings.report(
        ByteRange(text.characters[first].start, text.characters[first + 2].end), about: text.node,
        "three full stops stand here for an ellipsis; the ellipsis is one character, …",
        fixes: [FixIt("write …", isSafe: true, edits: ranges.map { Edit($0, "…") })])
    }
  }
}
