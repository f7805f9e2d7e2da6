import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A measurement that shipped measures something else. Decision 44: "`measurement` kind changed".
extension Rule {
  static let measurementChanged = Rule(
    id: "evolution/measurement-changed", severity: .error,
    summary: "A measurement that shipped measures something else",
    rationale: """
      Values are stored in the canonical unit of the kind: metre, kilogram, cubic metre. With another kind the same stored number
      means something else, and nothing tells that it is wrong. Restore the kind, or hide the field and add another one.
      """,
    reference: "\"`length`, `mass`, or `volume`\"; decision 44",
    triggering: [
      RuleExample(
        shipped: #"{"key": "span", "type": "measurement", "measurement": "length", "label": {"en": "Span"}}"#,
        fields: #"{"key": "span", "type": "measurement", "measurement": "mass", "label": {"en": "Span"}}"#)
    ],
    passing: [
      RuleExample(
        shipped: #"{"key": "span", "type": "measurement", "measurement": "length", "label": {"en": "Span"}}"#,
        fields:
          #"{"key": "span", "type": "measurement", "measurement": "length", "unitHint": {"metric": "cm", "imperial": "in"}, "label": {"en": "Span"}}"#
      )
    ],
    check: .evolution(MeasurementChanged.check))
}

private enum MeasurementChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.measurement) {
      findings.report(
        change, facts,
        "\(Wording.quote(change.field ?? "")) measured a \(change.old ?? "") and now measures a \(change.new ?? ""), so items that "
          + #"store {"canonical": "1"} would show \#(unit(change.new)) instead of \#(unit(change.old)); "#
          + "restore it, or hide the field and add another one with a new key")
    }
  }

  /// One of the canonical unit.
  private static func unit(_ kind: String?) -> String {
    switch kind.flatMap(MeasurementKind.init) {
    case .length: "1 m"
    case .mass: "1 kg"
    case .volume: "1 m³"
    case nil: "1"
    }
  }
}
