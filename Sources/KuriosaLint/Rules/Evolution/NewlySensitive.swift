import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field is sensitive that was not. Decision 45: "N: everything else (…, newly sensitive, …)".
extension Rule {
  static let newlySensitive = Rule(
    id: "evolution/newly-sensitive", severity: .note,
    summary: "A field that shipped is sensitive now",
    rationale: """
      Its values stay where they are; they are hidden by default, blurred in privacy mode, and no longer exported. Exports that people made
      before still hold them.
      """,
    reference: "\"Hidden by default, excluded from exports, blurred in privacy mode\"; decision 45",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}, {"key": "a", "type": "text", "label": {"en": "A"}}, {"key": "b", "type": "text", "label": {"en": "B"}}, {"key": "insured", "type": "currency", "label": {"en": "Insured value"}}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}, {"key": "a", "type": "text", "label": {"en": "A"}}, {"key": "b", "type": "text", "label": {"en": "B"}}, {"key": "insured", "type": "currency", "label": {"en": "Insured value"}, "sensitive": true}"#
      )
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "icon": "star""#)
    ],
    check: .evolution(NewlySensitive.check))
}

private enum NewlySensitive {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.sensitive) where change.weight == .harmless {
      findings.report(
        change, facts,
        "\(Wording.quote(change.field ?? "")) is sensitive now: what items store for it is hidden and no longer exported"
      )
    }
  }
}
