import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A unit hint names a unit that the format does not know. Format: "Unit identifiers: mm cm m km in ft mi (length), g kg
/// ct gr oz ozt lb (mass), ml cl l fl_oz gal (volume)".
extension Rule {
  static let unknownUnit = Rule(
    id: "fields/unknown-unit", severity: .error,
    summary: "A unit hint names a unit that the format does not know",
    rationale: """
      The app can show a measurement in the units it knows, and refuses a template that hints at another one. They are for
      length \(MeasurementKind.length.units.map(\.spelling).joined(separator: " ")), for mass
      \(MeasurementKind.mass.units.map(\.spelling).joined(separator: " ")), and for volume
      \(MeasurementKind.volume.units.map(\.spelling).joined(separator: " ")).
      """,
    reference: "\"Unit identifiers: …\"; decision 24",
    triggering: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length",
           "unitHint": {"metric": "mm", "imperial": "inch"}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length",
           "unitHint": {"metric": "mm", "imperial": "in"}}
          """)
    ],
    check: .document(UnknownUnit.check))
}

private enum UnknownUnit {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    HintedUnit.forEach(in: facts) { hinted in
      guard hinted.unit == nil else { return }
      findings.report(hinted.node, message(facts.tree.text(hinted.node), hinted.kind))
    }
  }

  private static func message(_ text: String, _ kind: MeasurementKind?) -> String {
    let units = (kind?.units ?? MeasurementUnit.allCases).map(\.spelling)
    let noun = kind.map { "units of \($0.spelling)" } ?? "units"
    return "the app knows no unit \(Wording.quote(text)); its \(noun) are \(Wording.enumeration(units))"
  }
}
