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

  /// A calculation is marked as identifying. Format: "A calculation is never required or identifying."
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

private enum CalculationFlag {
  static func report(_ key: FieldKey, _ message: String, _ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields where field.type == .calculation {
      guard key == .required ? field.isRequired : field.isIdentifying else { continue }
      let node = facts.view.key(ofValue: facts.view.value(key, of: field.part))
      let fix = FixIt(
        "remove \(Wording.quote(key.spelling))", isSafe: true, edits: Splices.removingMember(key: node, facts.tree))
      findings.report(node, message, fixes: [fix])
    }
  }
}
