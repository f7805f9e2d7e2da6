extension TemplatePlanner {
  /// Adds one calculation that the fields at hand allow and that has a result by the unit rules. It stands anywhere,
  /// also before what it uses, and is sensitive when what it uses is.
  mutating func addCalculation(_ fields: inout [FieldPlan]) {
    let labels = vocabulary["calculation"].filter { label in !fields.contains { $0.key == label.key } }
    for label in random.pick(labels.count, of: labels) {
      guard let formula = formula(String(decoding: label.detail(0), as: UTF8.self), fields) else { continue }
      var field = FieldPlan(key: label.key, label: Text(label), kind: .calculation(formula))
      field.isSensitive = formula.usedKeys.contains { key in fields.contains { $0.key == key && $0.isSensitive } }
      field.isHidden = random.happens(1, in: 24)
      fields.insert(field, at: random.below(fields.count + 1))
      return
    }
  }

  /// The formula of a pattern of the vocabulary; nil where the template has no fields for it.
  private mutating func formula(_ pattern: String, _ fields: [FieldPlan]) -> Formula? {
    let value = Formula.Operand.item("estimatedValue")
    let price = Formula.Operand.item("purchasePrice")
    return switch pattern {
    case "gain": Formula(left: value, operation: "subtract", right: price)
    case "relativeGain": pair(calculation("value_gain", fields), "divide", price)
    case "numberRatio": two(fields, "divide", \.isNumber)
    case "unitPrice": pair(price, "divide", operand(fields, \.isSingleUnit))
    case "ratio": two(fields, "divide", \.isLength)
    case "difference": two(fields, "subtract", \.isLength)
    case "pair": pair(operand(fields, \.isMass), "multiply", .number("2"))
    case "totalCost": pair(price, "add", operand(fields, \.isOpenMoney))
    case "totalCostPerUnit": pair(calculation("total_cost", fields), "divide", operand(fields, \.isSingleUnit))
    case "percent": pair(operand(fields, \.isRating), "multiply", .number("12.5"))
    case "surplus": pair(operand(fields, \.isSensitiveMoney), "subtract", value)
    default: pair(calculation("insurance_surplus", fields), "divide", operand(fields, \.isSingleUnit))
    }
  }

  private func pair(_ left: Formula.Operand?, _ operation: StaticString, _ right: Formula.Operand?) -> Formula? {
    guard let left, let right else { return nil }
    return Formula(left: left, operation: operation, right: right)
  }

  private mutating func operand(_ fields: [FieldPlan], _ isFit: (FieldPlan) -> Bool) -> Formula.Operand? {
    random.pick(1, of: fields.filter(isFit)).first.map { .field($0.key) }
  }

  private mutating func two(
    _ fields: [FieldPlan], _ operation: StaticString, _ isFit: (FieldPlan) -> Bool
  ) -> Formula? {
    let keys = random.pick(2, of: fields.filter(isFit)).map(\.key)
    return keys.count < 2 ? nil : Formula(left: .field(keys[0]), operation: operation, right: .field(keys[1]))
  }

  private func calculation(_ key: String, _ fields: [FieldPlan]) -> Formula.Operand? {
    fields.first { $0.key.elementsEqual(key.utf8) }.map { .field($0.key) }
  }
}

extension FieldPlan {
  fileprivate var isLength: Bool { isMeasurement("length") }
  fileprivate var isMass: Bool { isMeasurement("mass") }
  fileprivate var isOpenMoney: Bool { isMoney && !isSensitive }
  fileprivate var isSensitiveMoney: Bool { isMoney && isSensitive }

  /// A quantity field whose amounts can be added up, since it has one unit.
  fileprivate var isSingleUnit: Bool {
    if case .quantity(let units) = kind { units.count == 1 } else { false }
  }

  fileprivate var isRating: Bool {
    if case .rating = kind { true } else { false }
  }

  fileprivate var isNumber: Bool {
    if case .number = kind { true } else { false }
  }

  private var isMoney: Bool {
    if case .currency = kind { true } else { false }
  }

  private func isMeasurement(_ name: String) -> Bool {
    if case .measurement(let kind, _) = kind { kind.description == name } else { false }
  }
}

extension Formula {
  /// The keys of the fields that the formula uses.
  fileprivate var usedKeys: [[UInt8]] {
    [left, right].compactMap { operand in
      if case .field(let key) = operand { key } else { nil }
    }
  }
}
