/// What a calculation gives for one item.
public enum CalculationResult: Sendable, Hashable {
  /// A number without unit, not rounded.
  case plain(Decimal34)
  /// An amount in whole minor units of its currency.
  case money(Amount)
  /// A measurement in the canonical unit of its kind, "shown with the unit hint of the first measurement" of that kind;
  /// no hint where that one has none.
  case measurement(MeasurementKind, canonical: Decimal34, unitHint: Template.UnitHint?)

  public var kind: ValueKind {
    switch self {
    case .plain: .plain
    case .money: .money
    case .measurement(let kind, _, _): .measurement(kind)
    }
  }
}

/// Works out the calculations of a template: "a result is calculated whenever it is shown or exported", and never stored.
/// The README has an example.
public struct Calculator: Sendable {
  private let fields: [Template.Field]
  private let graph: CalculationGraph

  public init(_ fields: [Template.Field]) {
    self.fields = fields
    graph = CalculationGraph(fields)
  }

  /// The result of one calculation; nil for no result ("the line stays empty") and for what is no calculation.
  ///
  /// - Parameter values: the item's values by field key; "a stored value" for a calculation's key "is ignored", those of
  ///   hidden fields are used.
  public func result(of key: String, values: [String: ItemValue], item: ItemAmounts) -> CalculationResult? {
    guard let index = graph.index(of: key) else { return nil }
    return results(values: values, item: item)[index]
  }

  /// The results of all calculations, in the order of the fields; nil for other fields.
  public func results(values: [String: ItemValue], item: ItemAmounts) -> [CalculationResult?] {
    var worked = [CalculatedValue?](repeating: nil, count: fields.count)
    for index in graph.order where !graph.isCircular[index] {
      worked[index] = value(ofField: index, worked, values, item)
    }
    return fields.indices.map { index in
      fields[index].type == .calculation ? worked[index].map(result) : nil
    }
  }

  private func value(
    ofField index: Int, _ worked: [CalculatedValue?], _ values: [String: ItemValue], _ item: ItemAmounts
  ) -> CalculatedValue? {
    let field = fields[index]
    guard field.type == .calculation else { return values[field.key].flatMap { stored($0, at: index) } }
    guard let formula = field.formula,
      let left = value(of: formula.left, worked, item), let right = value(of: formula.right, worked, item)
    else { return nil }
    return CalculatedValue(left, formula.operation, right)
  }

  /// "No result while an operand has no value."
  private func value(
    of operand: Template.Operand, _ worked: [CalculatedValue?], _ item: ItemAmounts
  ) -> CalculatedValue? {
    switch operand {
    case .field(let key): graph.index(of: key).flatMap { worked[$0] }
    case .item(let amount): item[amount].map { CalculatedValue($0.value, .money($0.currency)) }
    case .number(let number): CalculatedValue(number, .plain)
    }
  }

  /// "A field of the same template of type `number`, `currency`, `quantity` (its amount), `measurement` (its canonical SI
  /// value), `rating` (its stars)". A value that is not of the field's type is none.
  private func stored(_ value: ItemValue, at index: Int) -> CalculatedValue? {
    switch (fields[index].type, value) {
    case (.number, .number(let number)), (.quantity, .quantity(let number, _)): CalculatedValue(number, .plain)
    case (.rating, .rating(let stars)): CalculatedValue(Decimal34(stars), .plain)
    case (.currency, .currency(let amount)): CalculatedValue(amount.value, .money(amount.currency))
    case (.measurement, .measurement(let canonical)):
      fields[index].measurement.map { CalculatedValue(canonical, .measurement($0), firstMeasurements: [$0: index]) }
    default: nil
    }
  }

  private func result(_ value: CalculatedValue) -> CalculationResult {
    switch value.unit {
    case .plain: .plain(value.number)
    case .money(let currency): .money(Amount(value.number, currency: currency))
    case .measurement(let kind):
      .measurement(
        kind, canonical: value.number, unitHint: value.firstMeasurements[kind].flatMap { fields[$0].unitHint })
    }
  }
}
