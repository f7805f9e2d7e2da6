import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A space is missing, superfluous or of the wrong kind at a punctuation mark: French sets a no-break space before `:`,
/// other languages set none. Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let wrongSpaceAtMark = Rule(
    id: "localization/wrong-space-at-mark", severity: .note,
    summary: "The space at a punctuation mark is not as the language has it",
    rationale: """
      French sets a no-break space before : and %, a narrow one before ; ! ? and inside « ». German and Spanish set one
      before %. Everywhere else there is none. An ordinary space in these places lets a line break before the mark.
      """,
    reference: "decision 12", fix: .safe,
    triggering: [
      RuleExample("an ordinary space", members: #""name": {"en": "Kites", "fr": "Cerfs-volants : divers"}"#),
      RuleExample("a space too many", members: #""name": {"en": "Kites : various"}"#),
      RuleExample("a space that is missing", members: #""name": {"en": "Kites", "de": "Drachen 50%"}"#),
    ],
    passing: [
      RuleExample(
        members: #""name": {"en": "Kites: various", "fr": "Cerfs-volants\u00A0: divers", "de": "Drachen 50\u00A0%"}"#),
      RuleExample("scales and times", members: #""name": {"en": "Kites 1:43", "fr": "Cerfs-volants 1:43"}"#),
    ],
    check: .document(WrongSpaceAtMark.check))
}

private enum WrongSpaceAtMark {
  /// A place where a space belongs or does not: between `before` and the mark, which stands behind the space or, for an
  /// opening quotation mark, in front of it.
  private struct Gap {
    let range: ByteRange
    let mark: Unicode.Scalar
    let spaces: [Unicode.Scalar]
    let rule: Typography.Space
  }

  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    TypographicText.forEach([.spacedMark, .quotationMark], in: facts) { text in
      let wrong = text.characters.indices.compactMap { gap(at: $0, text) }.filter { !isRight($0) }
      guard let first = wrong.first else { return }
      let edits = wrong.map { Edit($0.range, $0.rule.preferred.map { String(Character($0)) } ?? "") }
      let range =
        first.range.isEmpty ? ByteRange(first.range.start, first.range.start + first.mark.utf8.count) : first.range
      findings.report(
        range, about: text.node, message(first, text.language),
        fixes: [FixIt(title(first), isSafe: true, edits: edits)])
    }
  }

  private static func gap(at index: Int, _ text: TypographicText) -> Gap? {
    let typography = text.typography
    let opens = typography.quotes.open == "«" && text[index] == "«"
    let rule: Typography.Space? =
      switch text[index] {
      case ":" where isFree(index, text): typography.spaceBeforeColon
      case ";" where isFree(index, text): typography.spaceBeforeSemicolon
      case "!" where isFree(index, text): typography.spaceBeforeExclamationMark
      case "?" where isFree(index, text): typography.spaceBeforeQuestionMark
      case "%": typography.spaceBeforePercent
      case "«", "»": typography.quotes.open == "«" ? typography.spaceInsideQuotes : nil
      default: nil
      }
    guard let rule else { return nil }
    var start = opens ? index + 1 : index
    var end = start
    while opens, end < text.characters.count, VisibleText.isSpace(text[end]) { end += 1 }
    while !opens, start > 0, VisibleText.isSpace(text[start - 1]) { start -= 1 }
    // At an end of the text there is nothing to keep apart; a percent sign belongs to a number.
    guard start > 0, end < text.characters.count, text[index] != "%" || text.isDigit(start - 1) else { return nil }
    if !opens, !isWordEnd(text[start - 1]) { return nil }
    return Gap(
      range: ByteRange(
        text.characters[start].start, end > start ? text.characters[end - 1].end : text.characters[start].start),
      mark: text[opens ? start : index], spaces: text.characters[start..<end].map(\.scalar), rule: rule)
  }

  /// Whether a mark ends a part of a sentence: no letter or digit follows, as in 1:43.
  private static func isFree(_ index: Int, _ text: TypographicText) -> Bool {
    !text.isLetter(index + 1) && !text.isDigit(index + 1) && text[index + 1] != "/"
  }

  private static func isWordEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || [")", "]", "»", "”", "“", "’", "."].contains(scalar)
  }

  private static func isRight(_ gap: Gap) -> Bool {
    switch gap.spaces.count {
    case 0: gap.rule.isOptional
    case 1: gap.rule.accepts(gap.spaces[0])
    default: false
    }
  }

  private static func title(_ gap: Gap) -> String {
    gap.rule.preferred.map { "write \(CharacterWords.name($0))" } ?? "remove the space"
  }

  private static func message(_ gap: Gap, _ language: String) -> String {
    let place = "at \(Character(gap.mark))"
    guard let preferred = gap.rule.preferred else { return "\(language) has no space \(place)" }
    let problem = gap.spaces.isEmpty ? "none here" : "\(CharacterWords.name(gap.spaces[0])) here"
    return "\(language) has \(CharacterWords.name(preferred)) \(place), and there is \(problem)"
  }
}
