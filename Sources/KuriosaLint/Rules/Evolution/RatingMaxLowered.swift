import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A rating that shipped has fewer stars. Decision 44: "`ratingMax` lowered".
extension Rule {
  static let ratingMaxLowered = Rule(
    id: "evolution/rating-max-lowered", severity: .error,
    summary: "A rating that shipped has fewer stars",
    rationale: """
      Items that have more stars than the new maximum hold a value that is not valid any more: the app can't show it, and refuses
      it when the item is edited. More stars are fine. Without `ratingMax` there are 5.
      """,
    reference: "\"1…10\"; decision 44",
    triggering: [
      RuleExample(
        shipped: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 10}"#,
        fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 8}"#),
      RuleExample(
        "5 stars where none are named",
        shipped: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 10}"#,
        fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}}"#),
    ],
    passing: [
      RuleExample(
        shipped: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}}"#,
        fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 10}"#)
    ],
    check: .evolution(RatingMaxLowered.check))
}

private enum RatingMaxLowered {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.ratingMax) where change.weight == .breaking {
      let (old, new) = (change.old ?? "", change.new ?? "")
      let stars = Int(new).map { String($0 + 1) } ?? old
      findings.report(
        change, facts,
        "\(Wording.quote(change.field ?? "")) has at most \(new) stars instead of \(old), so items that store "
          + #"{"stars": \#(stars)} would not be valid any more; restore \#(old)"#)
    }
  }
}
