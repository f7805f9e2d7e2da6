import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A calculation that shipped is worked out in another way. Decision 45: "W: `formula`".
extension Rule {
  static let formulaChanged = Rule(
    id: "evolution/formula-changed", severity: .warning,
    summary: "The formula of a calculation that shipped was changed",
    rationale: """
      Results are never stored, so every item of every library shows another number from one day to the next. Whoever noted the old
      ones down can't explain the new ones. A calculation that means something else is better a new field, with the old one hidden.
      """,
    reference: "\"A result is calculated whenever it is shown or exported\"; decision 45",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "price", "type": "currency", "label": {"en": "Price"}}, {"key": "sum", "type": "calculation", "label": {"en": "Sum"}, "formula": {"left": {"field": "price"}, "operation": "multiply", "right": {"number": 2}}}"#,
        fields:
          #"{"key": "price", "type": "currency", "label": {"en": "Price"}}, {"key": "sum", "type": "calculation", "label": {"en": "Sum"}, "formula": {"left": {"field": "price"}, "operation": "multiply", "right": {"number": 3}}}"#
      )
    ],
    passing: [
      RuleExample(
        "the same number",
        shipped:
          #"{"key": "price", "type": "currency", "label": {"en": "Price"}}, {"key": "sum", "type": "calculation", "label": {"en": "Sum"}, "formula": {"left": {"field": "price"}, "operation": "multiply", "right": {"number": 2}}}"#,
        fields:
          #"{"key": "price", "type": "currency", "label": {"en": "Price"}}, {"key": "sum", "type": "calculation", "label": {"en": "Sum"}, "formula": {"left": {"field": "price"}, "operation": "multiply", "right": {"number": 2.0}}}"#
      )
    ],
    check: .evolution(FormulaChanged.check))
}

private enum FormulaChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.formula) {
      findings.report(
        change, facts,
        "the formula of \(Wording.quote(change.field ?? "")) has changed, so every item with values for it shows another result than "
          + "before; if it means something else now, hide the field and add another one")
    }
  }
}
