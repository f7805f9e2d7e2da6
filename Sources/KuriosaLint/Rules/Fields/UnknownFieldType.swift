import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The type of a field is none of the 13 types. The app could not show the field, and refuses the template.
/// Format: "`type`: `text`, `number`, `date`, … `calculation`". Decision 18: "Unknown values of type …: E".
extension Rule {
  static let unknownFieldType = Rule(
    id: "fields/unknown-type", severity: .error,
    summary: "A field has a type that the format does not know",
    rationale: """
      The type says how a value is entered, stored and shown. A type the app does not know leaves it with no way to do any
      of these, so it refuses the template. Use one of the types: \(FieldType.allCases.map(\.spelling).joined(separator: ", ")).
      """,
    reference: "the table \"Field\", `type`; decision 18", fix: .unsafe,
    triggering: [RuleExample(fields: #"{"key": "maker", "type": "txt", "label": {"en": "Maker"}}"#)],
    passing: [RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}"#)],
    check: .document { facts, findings in
      UnknownWord.report(.fieldType, FieldType.self, "type of field", facts, &findings)
    })
}
