import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field that shipped has another type. "A field's type changes only while no item has a value for its key."
extension Rule {
  static let fieldTypeChanged = Rule(
    id: "evolution/type-changed", severity: .error,
    summary: "The type of a field that shipped was changed",
    rationale: """
      A built-in cannot know whether items have values for a field. Stored values are not rewritten, so they have the wrong type
      afterwards: the app shows nothing for them. Only a dropdown can become a multiple choice. Restore the type; hide the field and add
      another one with a new key where another type is needed.
      """,
    reference: "\"A field's type changes only while no item has a value for its key\"; decision 44",
    triggering: [
      RuleExample(
        shipped: #"{"key": "weight", "type": "text", "label": {"en": "Weight"}}"#,
        fields: #"{"key": "weight", "type": "number", "label": {"en": "Weight"}}"#)
    ],
    passing: [
      RuleExample(
        "the one change that is always possible",
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "multiple_choice", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      )
    ],
    check: .evolution(FieldTypeChanged.check))
}

private enum FieldTypeChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.type) where change.weight == .breaking {
      let key = Wording.quote(change.field ?? "")
      let value = facts.oldField(change).flatMap { StoredValue.smallest($0, facts.old) }
      let harm =
        value.map { "items that store \($0) for it would show nothing" } ?? "every item would lose its result"
      findings.report(
        change, facts,
        "the type of \(key) went from \(change.old ?? "") to \(change.new ?? ""), so \(harm); "
          + "restore the type, or hide the field and add another one with a new key")
    }
  }
}
