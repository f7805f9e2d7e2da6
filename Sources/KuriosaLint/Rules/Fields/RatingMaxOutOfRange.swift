import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The number of stars of a rating is not a whole number from 1 to 10. Format: "`ratingMax` 1…10". Decision 26: "outside
/// 1…10: E on any type".
extension Rule {
  static let ratingMaxOutOfRange = Rule(
    id: "fields/rating-max-out-of-range", severity: .error,
    summary: "The number of stars of a rating is not between 1 and 10",
    rationale: """
      A rating is shown as a row of stars, from 1 to 10 of them. The app refuses a template that asks for another number.
      Without `ratingMax` there are 5.
      """,
    reference: "\"ratingMax in 1…10\"; decision 26",
    triggering: [
      RuleExample(fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 11}"#),
      RuleExample(fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 0}"#),
      RuleExample(fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 2.5}"#),
    ],
    passing: [
      RuleExample(fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 10}"#),
      RuleExample(fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}}"#),
    ],
    check: .document(RatingMaxOutOfRange.check))
}

private enum RatingMaxOutOfRange {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields where field.part.has(.ratingMax) {
      let node = facts.view.value(.ratingMax, of: field.part)
      guard facts.tree.kind(node) == .number, !facts.tree.isDamaged(node) else { continue }
      let value = JSONNumber(node, in: facts.tree)?.exactInteger
      guard value.map({ !(1...10).contains($0) }) ?? true else { continue }
      findings.report(node, message(facts.tree.source.string(facts.tree.range(node))))
    }
  }

  private static func message(_ number: String) -> String {
    "a rating has from 1 to 10 stars, in whole numbers, and not \(Wording.cut(number))"
  }
}
