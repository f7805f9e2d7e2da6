import KuriosaJSON
import KuriosaTemplates

/// The smallest values that items can store for a field, as messages show them.
enum StoredValue {
  /// What an item with a value for the field holds at least: `{"text": "a"}`. Nil for a calculation, which stores none,
  /// and where the type can't be read.
  static func smallest(_ field: FieldPart, _ view: TemplateView) -> String? {
    field.type.flatMap { smallest($0, option: firstOption(field, view)) }
  }

  /// With a certain option as its choice or unit.
  static func smallest(_ type: FieldType, option: String) -> String? {
    let id = JSONSpelling.string(Wording.cut(option))
    switch type {
    case .text: return #"{"text": "a"}"#
    case .number: return #"{"number": "1"}"#
    case .date: return #"{"date": "2000-01-01"}"#
    case .currency: return #"{"amount": "1", "currency": "EUR"}"#
    case .dropdown: return #"{"dropdown": \#(id)}"#
    case .multipleChoice: return #"{"multiple_choice": [\#(id)]}"#
    case .rating: return #"{"stars": 1}"#
    case .checkbox: return #"{"checkbox": true}"#
    case .url: return #"{"url": "a.example"}"#
    case .quantity: return #"{"amount": "1", "unit": \#(id)}"#
    case .measurement: return #"{"canonical": "1"}"#
    case .relation: return #"{"relation": "…"}"#
    case .calculation: return nil
    }
  }

  private static func firstOption(_ field: FieldPart, _ view: TemplateView) -> String {
    view.options(of: field).lazy.compactMap { view.string(OptionKey.id, of: $0.part) }.first.map { view.tree.text($0) }
      ?? "…"
  }
}
