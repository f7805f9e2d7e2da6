import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A range of numbers is written with a hyphen: "10-20" for "10–20".
/// Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let hyphenInRange = Rule(
    id: "localization/hyphen-in-range", severity: .note,
    summary: "A range of numbers is written with a hyphen",
    rationale: """
      From one number to another goes a dash, – (U+2013), without spaces: 1950–1965. A hyphen joins words and the parts of a
      number, so 10-20 can be taken for a code. Examples are left alone, since many reference numbers have a hyphen.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [RuleExample(members: #""name": {"en": "Kites 1950-1965"}"#)],
    passing: [
      RuleExample(members: #""name": {"en": "Kites 1950–1965"}"#),
      RuleExample("a code", members: #""name": {"en": "Kites MS-65, 2-100-7"}"#),
    ],
    check: .document(HyphenInRange.check))
}

private enum HyphenInRange {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    func isWanted(_ unusual: UnusualText, _ typography: Typography) -> Bool {
      facts.view.texts[unusual.text].role != .example
    }
    TypographicText.forEach(.maybeRange, in: facts, where: isWanted) { text in
      let found = text.characters.indices.filter { text[$0] == "-" && isRange($0, text) }
      guard let first = found.first else { return }
      let edits = found.map { Edit(text.characters[$0].range, "–") }
      findings.report(
        text.characters[first].range, about: text.node, "a range of numbers has a dash, –, not a hyphen",
        fixes: [FixIt("write –", isSafe: false, edits: edits)])
    }
  }

  /// Whether whole numbers stand on both sides, the smaller one first, and nothing else sticks to them.
  private static func isRange(_ hyphen: Int, _ text: TypographicText) -> Bool {
    var start = hyphen
    while hyphen - start < 5, text.isDigit(start - 1) { start -= 1 }
    var end = hyphen + 1
    while end - hyphen < 6, text.isDigit(end) { end += 1 }
    guard let low = number(start..<hyphen, text), let high = number(hyphen + 1..<end, text) else { return false }
    return low < high && !sticks(text[start - 1]) && !sticks(text[end])
  }

  private static func number(_ positions: Range<Int>, _ text: TypographicText) -> Int? {
    guard (1...4).contains(positions.count) else { return nil }
    return positions.reduce(0) { $0 * 10 + Int(text[$1].value) - 48 }
  }

  private static func sticks(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || ["-", ".", "/", "_", "#"].contains(scalar)
  }
}
