import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An operand does not say exactly one thing. Format: "An operand is an object with exactly one key".
extension Rule {
  static let operandKeys = Rule(
    id: "formulas/operand-keys", severity: .error,
    summary: "An operand of a formula does not have exactly one key",
    rationale: """
      Each side of a formula is one thing: `{"field": "<key>"}`, `{"item": "purchasePrice"}` or `{"number": 2}`. With none
      of them there is nothing to calculate with; with two the app can't know which is meant. It refuses the template.
      """,
    reference: "\"An operand is an object with exactly one key\"",
    triggering: [
      RuleExample(
        "two keys",
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2, "item": "estimatedValue"}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """),
      RuleExample(
        "none",
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """),
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    check: .document { facts, findings in
      for fault in facts.view.faults {
        guard case .operandKeys(let count) = fault.kind else { continue }
        let problem =
          count == 0 ? "this operand names nothing to calculate with" : "this operand names \(count) things at once"
        findings.report(missingIn: fault.node, "\(problem); it needs exactly one of \"field\", \"item\" and \"number\"")
      }
    })
}
