import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// One preferred unit of a measurement field, as the rules about unit hints see it.
struct HintedUnit {
  let key: UnitHintKey
  /// The string that names the unit.
  let node: NodeIndex
  /// Nil where it is no unit of the format.
  let unit: MeasurementUnit?
  let kind: MeasurementKind?

  /// Calls `body` with each unit that the hints of a document name.
  static func forEach(in facts: DocumentFacts, _ body: (HintedUnit) -> Void) {
    for field in facts.view.fields {
      guard let hint = field.unitHint else { continue }
      for key in UnitHintKey.allCases {
        guard let node = facts.view.string(key, of: hint) else { continue }
        body(
          HintedUnit(
            key: key, node: node, unit: facts.view.word(MeasurementUnit.self, node), kind: field.measurement))
      }
    }
  }
}
