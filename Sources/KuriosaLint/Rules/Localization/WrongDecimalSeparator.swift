import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A number with a unit has the decimal separator of another language: "0.75 l" in German.
/// Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let wrongDecimalSeparator = Rule(
    id: "localization/wrong-decimal-separator", severity: .note,
    summary: "A number has the decimal separator of another language",
    rationale: """
      English writes 0.75, the other four languages 0,75. In German, Italian and Spanish a full stop groups thousands, so
      "1.500 l" is a great deal. Only numbers with a unit behind them are looked at; names and reference numbers are left
      alone.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [RuleExample(members: #""name": {"en": "Kites of 1.5\u00A0m", "de": "Drachen von 1.5\u00A0m"}"#)],
    passing: [
      RuleExample(members: #""name": {"en": "Kites of 1.5\u00A0m", "de": "Drachen von 1,5\u00A0m"}"#),
      RuleExample("thousands", members: #""name": {"en": "Kites to 1,500\u00A0m", "de": "Drachen bis 1.500\u00A0m"}"#),
    ],
    check: .document(WrongDecimalSeparator.check))
}

private enum WrongDecimalSeparator {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    TypographicText.forEach([.maybeDecimalPoint, .maybeDecimalComma], in: facts, where: hasOther) { text in
      let right = text.typography.decimalSeparator
      let found = NumberInText.withUnits(in: text).compactMap { wrongSeparator(in: $0, text) }
      guard let first = found.first else { return }
      let edits = found.map { Edit(text.characters[$0].range, String(Character(right))) }
      findings.report(
        text.characters[first].range, about: text.node,
        "\(text.language) writes decimals with \(Character(right)), so this number reads as another one",
        fixes: [FixIt("write \(Character(right))", isSafe: false, edits: edits)])
    }
  }

  /// Whether a text has the separator that is not the one of its language.
  private static func hasOther(_ unusual: UnusualText, _ typography: Typography) -> Bool {
    unusual.traits.contains(typography.decimalSeparator == "." ? .maybeDecimalComma : .maybeDecimalPoint)
  }

  /// The position of the only separator where it can't group thousands: behind it come not three digits, or before it
  /// only a zero.
  private static func wrongSeparator(in number: NumberInText, _ text: TypographicText) -> Int? {
    let separators = number.digits.filter { !text.isDigit($0) }
    guard separators.count == 1, let separator = separators.first,
      text[separator] != text.typography.decimalSeparator
    else { return nil }
    let isZero = separator == number.digits.lowerBound + 1 && text[separator - 1] == "0"
    return isZero || number.digits.upperBound - separator != 4 ? separator : nil
  }
}
