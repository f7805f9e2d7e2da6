import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A measurement field measures something the format does not know. Format: "`measurement`: `length`, `mass`, or
/// `volume`; required for `measurement`".
extension Rule {
  static let unknownMeasurement = Rule(
    id: "fields/unknown-measurement", severity: .error,
    summary: "A measurement is neither length, mass, nor volume",
    rationale: """
      The app converts measurements between units, which it can do for `length`, `mass` and `volume` only. It refuses a
      template with another kind. For anything else use a number with a suffix.
      """,
    reference: "the table \"Field\", `measurement`; decision 18", fix: .unsafe,
    triggering: [
      RuleExample(fields: #"{"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "lenght"}"#)
    ],
    passing: [
      RuleExample(fields: #"{"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length"}"#)
    ],
    check: .document { facts, findings in
      UnknownWord.report(.measurement, MeasurementKind.self, "kind of measurement", facts, &findings)
    })
}
