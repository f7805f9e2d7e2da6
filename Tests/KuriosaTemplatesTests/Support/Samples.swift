import KuriosaTemplates

/// Short ways to write parts of templates in tests.
extension Template.Field {
  static func make(
    _ key: String, _ type: FieldType, options: [String] = [], measurement: MeasurementKind? = nil,
    hint: Template.UnitHint? = nil, sensitive: Bool = false, hidden: Bool = false
  ) -> Template.Field {
    Template.Field(
      key: key, type: type, label: LocalizedText(english: key), isSensitive: sensitive,
      options: options.map { Template.Option(id: $0, label: LocalizedText(english: $0.uppercased())) },
      measurement: measurement, unitHint: hint, isHidden: hidden)
  }

  static func calculation(
    _ key: String, _ left: Template.Operand, _ operation: CalculationOperation, _ right: Template.Operand,
    sensitive: Bool = false
  ) -> Template.Field {
    Template.Field(
      key: key, type: .calculation, label: LocalizedText(english: key), isSensitive: sensitive,
      formula: Template.Formula(left: left, operation: operation, right: right))
  }
}

extension Template {
  static func make(
    _ fields: [Field] = [], id: String = "custom.3F2504E0-4F89-41D3-9A0C-0305E82C3301", name: String = "Things",
    icon: String = "star", basedOn: String? = nil, suggestions: [Suggestion]? = nil
  ) -> Template {
    Template(
      id: id, name: LocalizedText(english: name), icon: icon, fields: fields, basedOn: basedOn, suggestions: suggestions
    )
  }
}

/// A decimal number that is sure to be one.
func decimal(_ text: String) -> Decimal34 { Decimal34(text)! }

extension Amount {
  static func euro(_ value: Decimal34) -> Amount { Amount(value, currency: "EUR") }
}
