import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Fields, options or sections follow each other differently. Decision 45: "N: everything else (…, order, …)".
extension Rule {
  static let orderChanged = Rule(
    id: "evolution/order-changed", severity: .note,
    summary: "Fields, options or sections stand in another order",
    rationale: """
      Items store keys and ids, so the order touches none of them. Choices of a multiple choice are shown in the new order.
      """,
    reference: "decision 45",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "bamboo", "label": {"en": "Bamboo"}}, {"id": "carbon", "label": {"en": "Carbon"}}]}"#
      )
    ],
    passing: [
      RuleExample(
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}, "hidden": true}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      )
    ],
    check: .evolution(OrderChanged.check))
}

private enum OrderChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.order) {
      findings.report(
        change, facts, "the order is now \(Wording.quote(change.new ?? "")), which no stored item notices")
    }
  }
}
