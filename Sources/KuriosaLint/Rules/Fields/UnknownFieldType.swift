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
      UnknownWord.report(.fieldType, FieldType.self, "type of field", facts, &findings) { FieldTypeSynonym.meant($0) }
    })
}

/// What other programs call the types of fields.
private enum FieldTypeSynonym {
  static func meant(_ word: String) -> FieldType? {
    switch word.lowercased() {
    case "string", "str", "textarea", "memo", "note", "year": .text
    case "int", "integer", "float", "double", "decimal", "numeric": .number
    case "bool", "boolean", "switch", "toggle", "yesno": .checkbox
    case "select", "choice", "enum", "option", "picker": .dropdown
    case "tags", "multiselect", "list", "checkboxes": .multipleChoice
    case "money", "price", "amount": .currency
    case "stars": .rating
    case "link", "website", "uri": .url
    case "length", "weight", "size", "volume", "mass": .measurement
    case "formula", "computed", "calculated": .calculation
    case "datetime", "day": .date
    default: nil
    }
  }
}
