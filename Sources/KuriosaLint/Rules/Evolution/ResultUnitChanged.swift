import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The result of a calculation is counted in something else, though its own formula is the same. Decision 45: "W: …
/// result's unit".
extension Rule {
  static let resultUnitChanged = Rule(
    id: "evolution/result-unit-changed", severity: .warning,
    summary: "The result of a calculation that shipped is counted in something else",
    rationale: """
      A field or a calculation that the formula uses has changed, so the result is an amount of money, a length, or a plain number where
      it was something else. What people read, sort and add up changes its meaning.
      """,
    reference: "\"Units: numbers, quantities, stars, and fixed numbers are plain …\"; decision 45",
    triggering: [
      RuleExample(
        "what it uses has another formula",
        shipped:
          #"{"key": "width", "type": "measurement", "measurement": "length", "label": {"en": "Width"}}, {"key": "half", "type": "calculation", "label": {"en": "Half"}, "formula": {"left": {"field": "width"}, "operation": "divide", "right": {"number": 2}}}, {"key": "twice", "type": "calculation", "label": {"en": "Twice"}, "formula": {"left": {"field": "half"}, "operation": "multiply", "right": {"number": 4}}}"#,
        fields:
          #"{"key": "width", "type": "measurement", "measurement": "length", "label": {"en": "Width"}}, {"key": "half", "type": "calculation", "label": {"en": "Half"}, "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"number": 2}}}, {"key": "twice", "type": "calculation", "label": {"en": "Twice"}, "formula": {"left": {"field": "half"}, "operation": "multiply", "right": {"number": 4}}}"#
      )
    ],
    passing: [
      RuleExample(
        shipped:
          #"{"key": "price", "type": "currency", "label": {"en": "Price"}}, {"key": "sum", "type": "calculation", "label": {"en": "Sum"}, "formula": {"left": {"field": "price"}, "operation": "multiply", "right": {"number": 2}}}"#,
        fields:
          #"{"key": "price", "type": "currency", "label": {"en": "Price"}}, {"key": "sum", "type": "calculation", "label": {"en": "Total"}, "formula": {"left": {"field": "price"}, "operation": "multiply", "right": {"number": 2}}}"#
      )
    ],
    check: .evolution(ResultUnitChanged.check))
}

private enum ResultUnitChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.resultUnit) {
      findings.report(
        change, facts,
        "the result of \(Wording.quote(change.field ?? "")) is \(change.new ?? "") now and was \(change.old ?? ""), because of what its "
          + "formula uses; restore that, or hide the field and add another one")
    }
  }
}
