import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field that shipped must have a value now. Decision 44: "`required` added to a field that shipped".
extension Rule {
  static let requiredAdded = Rule(
    id: "evolution/required-added", severity: .error,
    summary: "A field that shipped became required",
    rationale: """
      Items without a value for the field were complete, and are not any more: nobody can save them after an edit without
      filling in what they may not know. Leave the field optional.
      """,
    reference: "\"A value must be present\"; decision 44",
    triggering: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": true, "section": "main"}"#)
    ],
    passing: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": true, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#)
    ],
    check: .evolution(RequiredAdded.check))
}

private enum RequiredAdded {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.required) where change.weight == .breaking {
      findings.report(
        change, facts,
        "\(Wording.quote(change.field ?? "")) is required now and was not, so items that store {}, nothing for it, could not be "
          + "saved any more; leave it optional")
    }
  }
}
