import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A new field must have a value, which no item has. Decision 45: "W also: a new required field".
extension Rule {
  static let newRequiredField = Rule(
    id: "evolution/new-required-field", severity: .warning,
    summary: "A new field is required",
    rationale: """
      No item has a value for a field that is new. When it is required, nobody can save an older item after an edit without filling it in.
      A field that is added later is better optional.
      """,
    reference: "\"A value must be present\"; decision 45",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "colour", "type": "text", "label": {"en": "Colour"}, "required": true}"#
      )
    ],
    passing: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "colour", "type": "text", "label": {"en": "Colour"}}"#
      )
    ],
    check: .evolution(NewRequiredField.check))
}

private enum NewRequiredField {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.fieldAdded) where change.weight == .notable {
      findings.report(
        change, facts,
        "the new field \(Wording.quote(change.name)) is required, so items that store {}, all that are there already, could not be "
          + "saved without it; leave it optional")
    }
  }
}
