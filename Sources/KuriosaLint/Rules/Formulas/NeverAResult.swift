import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A formula can never have a result, whatever people enter: its units do not fit, or it divides by zero. The line would
/// stay empty on every item. Decision 29: "'Never a result', by the unit rules, is W at the root cause only".
extension Rule {
  static let neverAResult = Rule(
    id: "formulas/never-a-result", severity: .warning,
    summary: "A formula can never have a result",
    rationale: """
      Plus and minus need equal units or a plain number; times needs one plain side; divided by needs a plain number or
      equal units on the right. Money and measurements never combine, nor do measurements of different kinds. Where the
      units do not fit the app shows nothing, on every item. For a price per gram or per millilitre keep the weight or the
      volume in a number field.
      """,
    reference: "\"Units: numbers, quantities, stars, and fixed numbers are plain. …\"; decision 29",
    triggering: [
      RuleExample(
        "money by a measurement",
        fields: """
          {"key": "weight", "type": "measurement", "label": {"en": "Weight"}, "measurement": "mass"},
          {"key": "price_per_gram", "type": "calculation", "label": {"en": "Price per gram"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "weight"}}}
          """),
      RuleExample(
        "division by zero",
        fields: """
          {"key": "share", "type": "calculation", "label": {"en": "Share"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"number": 0}}}
          """),
    ],
    passing: [
      RuleExample(
        "a number instead of a measurement",
        fields: """
          {"key": "grams", "type": "number", "label": {"en": "Weight"}, "suffix": {"en": "g"}},
          {"key": "price_per_gram", "type": "calculation", "label": {"en": "Price per gram"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "grams"}}}
          """)
    ],
    check: .document(NeverAResult.check))
}

private enum NeverAResult {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for conflict in facts.units?.conflicts ?? [] {
      guard let formula = facts.view.fields[conflict.field].formula else { continue }
      let place = conflict.conflict == .divisionByZero ? formula.right.value : formula.part.node
      let notes =
        conflict.conflict == .divisionByZero
        ? [] : [("left", formula.left), ("right", formula.right)].compactMap { note($0.0, $0.1, facts, &findings) }
      findings.report(place, message(conflict.conflict), notes: notes)
    }
  }

  /// What an operand is: "the left side is money".
  private static func note(
    _ side: String, _ operand: OperandPart, _ facts: DocumentFacts, _ findings: inout Findings
  ) -> Note? {
    guard operand.value.exists else { return nil }
    let kind: String? =
      switch facts.kind(of: operand) {
      case .plain: "a plain number"
      case .money: "money"
      case .measurement(let kind): "a \(kind.spelling)"
      case .unknown: nil
      }
    return kind.map { findings.note("the \(side) side is \($0)", operand.value) }
  }

  private static func message(_ conflict: UnitConflict) -> String {
    let reason =
      switch conflict {
      case .moneyTimesMoney: "money can't be multiplied by money"
      case .moneyTimesMeasurement(let kind): "money can't be multiplied by a \(kind.spelling)"
      case .measurementTimesMeasurement(let left, let right):
        "a \(left.spelling) can't be multiplied by a \(right.spelling)"
      case .moneyWithMeasurement(let kind): "money and a \(kind.spelling) never combine"
      case .differentKinds(let left, let right): "a \(left.spelling) and a \(right.spelling) never combine"
      case .plainDividedByMoney: "a plain number can't be divided by money"
      case .plainDividedByMeasurement(let kind): "a plain number can't be divided by a \(kind.spelling)"
      case .divisionByZero: "nothing can be divided by zero"
      }
    return "\(reason), so this calculation would stay empty on every item"
  }
}
