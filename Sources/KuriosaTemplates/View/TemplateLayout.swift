import KuriosaJSON

/// The one layout of all templates: the keys of the format in the order of its tables, each field over several lines, what
/// is shorter on one line where it fits.
public enum TemplateLayout {
  public static let layout = DocumentLayout(document)

  private static let document = shape(DocumentKey.self, mayShareLine: false) { key in
    switch key {
    case .sections: shape(SectionKey.self)
    case .fields: field
    case .quantity: shape(QuantityKey.self)
    case .suggestions: shape(SuggestionKey.self)
    default: .plain
    }
  }

  private static let field = shape(FieldKey.self, mayShareLine: false) { key in
    switch key {
    case .options: shape(OptionKey.self)
    case .unitHint: shape(UnitHintKey.self)
    case .formula:
      shape(FormulaKey.self) { $0 == .operation ? .plain : shape(OperandKey.self) }
    default: .plain
    }
  }

  private static func shape<Key: MemberKey>(
    _ keys: Key.Type, mayShareLine: Bool = true, _ value: (Key) -> LayoutShape = { _ in .plain }
  ) -> LayoutShape {
    LayoutShape(mayShareLine: mayShareLine, keys: Key.allCases.map { LayoutShape.Key($0.spelling, value($0)) })
  }
}
