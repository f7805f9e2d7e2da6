import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The duplicate check compares other fields. Decision 45: "W: `identifying`".
extension Rule {
  static let identifyingChanged = Rule(
    id: "evolution/identifying-changed", severity: .warning,
    summary: "The duplicate check uses other fields than before",
    rationale: """
      Identifying fields decide which items the app takes for the same piece. With other ones, people are warned of duplicates that
      are none, or are no longer warned of those they have.
      """,
    reference: "\"Used by the duplicate check\"; decision 45",
    triggering: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "identifying": true, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#),
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "identifying": true, "section": "main"}"#),
    ],
    passing: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "identifying": true, "section": "main"}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Workshop"}, "identifying": true, "section": "main"}"#)
    ],
    check: .evolution(IdentifyingChanged.check))
}

private enum IdentifyingChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.identifying) {
      let key = Wording.quote(change.field ?? "")
      let value = facts.oldField(change).flatMap { StoredValue.smallest($0, facts.old) } ?? "a value"
      let message =
        change.new == "true"
        ? "\(key) is now used by the duplicate check: two items that differ only there, of which one stores \(value), are no "
          + "longer taken for the same"
        : "\(key) is no longer used by the duplicate check: two items that differ only there, of which one stores \(value), are "
          + "now taken for the same"
      findings.report(change, facts, message + "; make sure that this is meant")
    }
  }
}
