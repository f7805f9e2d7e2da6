import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What was private no longer is. Decision 44: "a field no longer sensitive, directly or by propagation".
extension Rule {
  static let noLongerSensitive = Rule(
    id: "evolution/no-longer-sensitive", severity: .error,
    summary: "A field that shipped is no longer sensitive",
    rationale: """
      People entered values into a sensitive field knowing that they are hidden, blurred and never exported. Without the mark the
      next export, the next glance at the gallery gives them away. The same holds for a calculation that used such a field. A field never
      stops being sensitive once it has shipped.
      """,
    reference: "\"Hidden by default, excluded from exports, blurred in privacy mode\"; decision 44",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "insured", "type": "currency", "label": {"en": "Insured value"}, "sensitive": true}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "insured", "type": "currency", "label": {"en": "Insured value"}}"#
      )
    ],
    passing: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "insured", "type": "currency", "label": {"en": "Insured value"}}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "insured", "type": "currency", "label": {"en": "Insured value"}, "sensitive": true}"#
      )
    ],
    check: .evolution(NoLongerSensitive.check))
}

private enum NoLongerSensitive {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.sensitive) where change.weight == .breaking {
      let value = facts.oldField(change).flatMap { StoredValue.smallest($0, facts.old) }
      let what = value.map { "what items store for it, such as \($0)," } ?? "its result"
      findings.report(
        change, facts,
        "\(Wording.quote(change.field ?? "")) was sensitive and is not any more, so \(what) would be shown openly and exported; "
          + #"put "sensitive": true back"#)
    }
  }
}
