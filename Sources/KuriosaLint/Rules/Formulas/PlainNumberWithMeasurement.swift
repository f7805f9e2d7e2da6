import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A plain number is added to a measurement, or subtracted. It would count in metres, kilograms or cubic metres, which is
/// hardly meant. Decision 30: W.
extension Rule {
  static let plainNumberWithMeasurement = Rule(
    id: "formulas/plain-number-with-measurement", severity: .warning,
    summary: "A plain number is added to a measurement, or subtracted from it",
    rationale: """
      Measurements are stored in metres, kilograms and cubic metres, and a plain number takes the unit of the other side.
      So "diameter + 5" is five metres more, even where people see millimetres. Make the number a measurement field of the
      same kind.
      """,
    reference: "decision 30; \"a plain number takes the other side's unit\"",
    triggering: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length"},
          {"key": "framed", "type": "calculation", "label": {"en": "Framed size"},
           "formula": {"left": {"field": "size"}, "operation": "add", "right": {"number": 5}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length"},
          {"key": "frame", "type": "measurement", "label": {"en": "Frame"}, "measurement": "length"},
          {"key": "framed", "type": "calculation", "label": {"en": "Framed size"},
           "formula": {"left": {"field": "size"}, "operation": "add", "right": {"field": "frame"}}}
          """)
    ],
    check: .document(PlainNumberWithMeasurement.check))
}

private enum PlainNumberWithMeasurement {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.calculations != nil else { return }
    for field in facts.view.fields {
      guard let formula = field.formula, formula.operation == .add || formula.operation == .subtract else { continue }
      switch (facts.kind(of: formula.left), facts.kind(of: formula.right)) {
      case (.plain, .measurement(let kind)): findings.report(formula.left.value, message(kind))
      case (.measurement(let kind), .plain): findings.report(formula.right.value, message(kind))
      default: break
      }
    }
  }

  private static func message(_ kind: MeasurementKind) -> String {
    let unit =
      switch kind {
      case .length: "metres"
      case .mass: "kilograms"
      case .volume: "cubic metres"
      }
    return "this plain number would count in \(unit); use a measurement field of \(kind.spelling) instead"
  }
}
