/// Decimal numbers.
extension VectorArea {
  static let arithmetic: [String: VectorArea] = [
    "decimal": VectorArea(.decimal) { input throws(InvalidTemplate) in
      let left = try input.decimal("left")
      let right = try input.decimal("right")
      let result =
        switch try input.word("operation") as CalculationOperation {
        case .add: left.adding(right)
        case .subtract: left.subtracting(right)
        case .multiply: left.multiplied(by: right)
        case .divide: left.divided(by: right)
        }
      return .text(result?.description)
    },
    "money.round": VectorArea { input throws(InvalidTemplate) in
      .text(try input.amount().map { $0.value.formatted(fractionDigits: $0.minorUnitDigits) })
    },
  ]
}
