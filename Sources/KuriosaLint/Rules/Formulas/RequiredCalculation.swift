import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A calculation is marked as required. Format: "A calculation is never required or identifying."
extension Rule {
  static let requiredCalculation = Rule(
    id: "formulas/required", severity: .error,
    summary: "A calculation is marked as required",
    rationale: """
      The result of a calculation is worked out, not entered, so nobody can be required to fill it in. The app refuses the
      template. Mark the fields that it uses instead.
      """,
    reference: "\"A calculation is never required or identifying.\"", fix: .safe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"}, "required": true,
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"}, "required": false,
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    check: .document { facts, findings in
      CalculationFlag.report(
        .required, "a calculation is worked out, not entered, so it can't be required", facts, &findings)
    })
}
