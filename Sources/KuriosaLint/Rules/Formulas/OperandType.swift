import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A formula uses a field of a type that can't be calculated with. Format: "a field of the same template of type
/// `number`, `currency`, `quantity` …, `measurement` …, `rating` …, or `calculation`".
extension Rule {
  static let operandType = Rule(
    id: "formulas/operand-type", severity: .error,
    summary: "A formula uses a field that can't be calculated with",
    rationale: """
      Only numbers, amounts of money, quantities, measurements, ratings and other calculations have a value to calculate
      with. The app refuses a template whose formula uses a text, a date, a choice or the like. Use another field, or
      change the type of that one while no item has a value for it.
      """,
    reference:
      "\"a field of the same template of type number, currency, quantity, measurement, rating, or calculation\"",
    triggering: [
      RuleExample(
        fields: """
          {"key": "rounds", "type": "text", "label": {"en": "Rounds"}},
          {"key": "price_per_round", "type": "calculation", "label": {"en": "Price per round"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "rounds"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "rounds", "type": "number", "label": {"en": "Rounds"}},
          {"key": "price_per_round", "type": "calculation", "label": {"en": "Price per round"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "rounds"}}}
          """)
    ],
    check: .document(OperandType.check))
}

private enum OperandType {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard let calculations = facts.calculations else { return }
    for uses in calculations.uses {
      for use in uses {
        let target = facts.view.fields[use.field]
        guard let type = target.type, !type.canBeCalculatedWith else { continue }
        let note = findings.note("its type", facts.view.value(.type, of: target.part))
        findings.report(use.operand, message(facts.tree.text(use.operand), type), notes: [note])
      }
    }
  }

  private static func message(_ key: String, _ type: FieldType) -> String {
    let types = FieldType.allCases.filter(\.canBeCalculatedWith).map(\.spelling)
    return "\(Wording.quote(key)) is \(Wording.indefinite(type.spelling)) field, which can't be calculated with; "
      + "a formula can use \(Wording.enumeration(types)) fields"
  }
}
