import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An imperial unit stands as the metric one. People who measure in metric units would see inches or ounces.
/// Decision 24: "an imperial unit as `metric` W (`ct`, `gr` and `ozt` are neutral)".
extension Rule {
  static let imperialUnitAsMetric = Rule(
    id: "fields/imperial-unit-as-metric", severity: .warning,
    summary: "The metric unit of a hint is an imperial one",
    rationale: """
      `metric` is the unit for people who measure in metric units. An inch or an ounce there is almost surely a mix-up with
      `imperial`. Carat, grain and troy ounce are right for both, and a metric unit as `imperial` is fine too, since many
      goods are sized in millimetres everywhere.
      """,
    reference: "decision 24",
    triggering: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length",
           "unitHint": {"metric": "in", "imperial": "in"}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "weight", "type": "measurement", "label": {"en": "Weight"}, "measurement": "mass",
           "unitHint": {"metric": "ct", "imperial": "g"}}
          """)
    ],
    check: .document(ImperialUnitAsMetric.check))
}

private enum ImperialUnitAsMetric {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    HintedUnit.forEach(in: facts) { hinted in
      guard hinted.key == .metric, let unit = hinted.unit, unit.system == .imperial else { return }
      guard hinted.kind == nil || hinted.kind == unit.kind else { return }
      findings.report(hinted.node, message(unit))
    }
  }

  private static func message(_ unit: MeasurementUnit) -> String {
    let metric = unit.kind.units.filter { $0.system == .metric }.map(\.spelling)
    return "\(Wording.quote(unit.spelling)) is an imperial unit; people who measure in metric units expect "
      + Wording.alternatives(metric)
  }
}
