import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A calculation is marked as identifying. Format: "A calculation is never required or identifying."
extension Rule {
  static let identifyingCalculation = Rule(
    id: "formulas/identifying", severity: .error,
    summary: "A calculation is marked as identifying",
    rationale: """
      The check for duplicates compares what people entered. The result of a calculation is never stored, so it can't tell
      two pieces apart, and the app refuses the template. Mark the fields that it uses instead.
      """,
    reference: "\"A calculation is never required or identifying.\"", fix: .safe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"}, "identifying": true,
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    check: .document { facts, findings in
      CalculationFlag.report(
        .identifying, "the result of a calculation is never stored, so it can't help to find duplicates", facts,
        &findings)
    })
}
