import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A unit hint names a unit that measures something else than the field does. Format: "a kind for measurement and hints of
/// the same kind". Decision 24: "unit of another kind E".
extension Rule {
  static let unitOfOtherKind = Rule(
    id: "fields/unit-of-other-kind", severity: .error,
    summary: "A unit hint measures something else than the field",
    rationale: """
      A length can't be shown in grams. The app refuses a template whose hint is a unit of another kind than the field's
      `measurement`. Choose a unit of that kind, or correct the kind.
      """,
    reference: "\"hints of the same kind\"; decision 24",
    triggering: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length",
           "unitHint": {"metric": "g", "imperial": "in"}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "weight", "type": "measurement", "label": {"en": "Weight"}, "measurement": "mass",
           "unitHint": {"metric": "g", "imperial": "oz"}}
          """)
    ],
    check: .document(UnitOfOtherKind.check))
}

private enum UnitOfOtherKind {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    HintedUnit.forEach(in: facts) { hinted in
      guard let unit = hinted.unit, let kind = hinted.kind, unit.kind != kind else { return }
      findings.report(hinted.node, message(unit, kind))
    }
  }

  private static func message(_ unit: MeasurementUnit, _ kind: MeasurementKind) -> String {
    let units = Wording.enumeration(kind.units.map(\.spelling))
    return
      "\(Wording.quote(unit.spelling)) is a unit of \(unit.kind.spelling), and the field measures \(kind.spelling); "
      + "units of \(kind.spelling) are \(units)"
  }
}
