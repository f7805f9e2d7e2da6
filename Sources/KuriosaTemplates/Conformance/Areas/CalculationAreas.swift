/// Calculations and their units.
extension VectorArea {
  static let calculations: [String: VectorArea] = [
    "calculation": VectorArea(.near("plain", "canonical")) { input throws(InvalidTemplate) in
      let result = Calculator(try input.fields("fields")).result(
        of: try input.text("evaluate"), values: try input.itemValues("values"), item: try input.itemAmounts("item"))
      return result.map(json) ?? .null
    },
    "calculation.kind": VectorArea { input throws(InvalidTemplate) in
      let fields = try input.fields("fields")
      let key = try input.text("evaluate")
      guard let index = fields.firstIndex(where: { $0.key.hasSameCodePoints(as: key) }) else { return .null }
      return .text(CalculationPrediction.all(fields)[index]?.kind.map(name))
    },
    "units.convert": VectorArea(.nearDecimal) { input throws(InvalidTemplate) in
      guard let from = MeasurementUnit(bytes: try input.text("from").utf8),
        let to = MeasurementUnit(bytes: try input.text("to").utf8)
      else { return .null }
      return .text(from.convert(try input.decimal("value"), to: to)?.description)
    },
  ]

  private static func json(_ result: CalculationResult) -> JSONValue {
    switch result {
    case .plain(let number): .object(("plain", .string(number.description)))
    case .money(let amount):
      .object(
        ("money", .string(amount.value.formatted(fractionDigits: amount.minorUnitDigits))),
        ("currency", .string(amount.currency)))
    case .measurement(let kind, let canonical, let hint):
      .object(
        ("measurement", .string(kind.spelling)), ("canonical", .string(canonical.description)),
        ("unitHint", hint?.json ?? .null))
    }
  }

  private static func name(_ kind: ValueKind) -> String {
    switch kind {
    case .plain: "plain"
    case .money: "money"
    case .measurement(let kind): kind.spelling
    case .unknown: "unknown"
    }
  }
}
