import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field has the key of a standard field, which every item has anyway. People would see two fields that seem the same,
/// and importers and exporters could mix them up. Decision 21: "A key that equals a standard field's name: W."
extension Rule {
  static let standardFieldKey = Rule(
    id: "fields/standard-field-key", severity: .warning,
    summary: "A field has the key of a standard field",
    rationale: """
      Every item has the standard fields (name, count, purchase date and price, source, estimated value, condition, place,
      tags, files, notes) whatever the template says. A field with such a key repeats one of them: people would have two
      places for one thing. Leave it out, or choose a key that says what is different about it.
      """,
    reference: "decision 21",
    triggering: [RuleExample(fields: #"{"key": "condition", "type": "text", "label": {"en": "State"}}"#)],
    passing: [RuleExample(fields: #"{"key": "case_condition", "type": "text", "label": {"en": "State of the case"}}"#)],
    check: .document(StandardFieldKey.check))
}

private enum StandardFieldKey {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields {
      guard let key = facts.view.string(FieldKey.key, of: field.part),
        let standard = facts.view.word(StandardField.self, key)
      else { continue }
      findings.report(key, message(standard))
    }
  }

  private static func message(_ field: StandardField) -> String {
    "every item has the standard field \(Wording.quote(field.spelling)) already; this would be a second one beside it"
  }
}
