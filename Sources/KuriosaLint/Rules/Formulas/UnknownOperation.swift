import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A formula asks for an operation the format does not know. Format: "`operation`: "add" | "subtract" | "multiply" |
/// "divide"". Decision 18: unknown values of `operation`: E with "did you mean".
extension Rule {
  static let unknownOperation = Rule(
    id: "formulas/unknown-operation", severity: .error,
    summary: "A formula asks for an operation that the app does not know",
    rationale: """
      A calculation can `add`, `subtract`, `multiply` or `divide` two values. The app can't work out anything else, and
      refuses the template. Several steps need several calculations, each using the one before.
      """,
    reference: "\"operation: add | subtract | multiply | divide\"; decision 18", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2}, "operation": "multiplied", "right": {"item": "purchasePrice"}}}
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
      UnknownWord.report(.operation, CalculationOperation.self, "operation", facts, &findings)
    })
}
