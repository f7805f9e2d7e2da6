/// A value on its way through a calculation.
struct CalculatedValue: Sendable {
  enum Unit: Sendable, Hashable {
    case plain
    /// Money in this currency.
    case money(String)
    case measurement(MeasurementKind)
  }

  let number: Decimal34
  let unit: Unit
  /// For each kind of measurement the first field of it that was used, "left before right, depth first" (decision 35).
  let firstMeasurements: [MeasurementKind: Int]

  init(_ number: Decimal34, _ unit: Unit, firstMeasurements: [MeasurementKind: Int] = [:]) {
    self.number = number
    self.unit = unit
    self.firstMeasurements = firstMeasurements
  }

  /// The result of an operation. "No result when dividing by zero, when two amounts have different currencies, or when
  /// the units do not fit."
  init?(_ left: CalculatedValue, _ operation: CalculationOperation, _ right: CalculatedValue) {
    if let one = left.unit.currency, let other = right.unit.currency, !one.hasSameCodePoints(as: other) { return nil }
    let currency = left.unit.currency ?? right.unit.currency
    guard let kind = UnitRules.result(of: operation, left.unit.kind, right.unit.kind).kind,
      let unit = Unit(kind, currency: currency), let number = Self.number(left.number, operation, right.number),
      let rounded = unit.rounded(number)
    else { return nil }
    self.init(
      rounded, unit, firstMeasurements: left.firstMeasurements.merging(right.firstMeasurements) { first, _ in first })
  }

  private static func number(
    _ left: Decimal34, _ operation: CalculationOperation, _ right: Decimal34
  ) -> Decimal34? {
    switch operation {
    case .add: left.adding(right)
    case .subtract: left.subtracting(right)
    case .multiply: left.multiplied(by: right)
    case .divide: left.divided(by: right)
    }
  }
}

extension CalculatedValue.Unit {
  init?(_ kind: ValueKind, currency: String?) {
    switch kind {
    case .plain: self = .plain
    case .money:
      guard let currency else { return nil }
      self = .money(currency)
    case .measurement(let kind): self = .measurement(kind)
    case .unknown: return nil
    }
  }

  var kind: ValueKind {
    switch self {
    case .plain: .plain
    case .money: .money
    case .measurement(let kind): .measurement(kind)
    }
  }

  var currency: String? {
    if case .money(let currency) = self { currency } else { nil }
  }

  /// "Money results keep the currency and are rounded half away from zero to its minor unit." A chain uses the rounded
  /// result (decision 32); plain results and measurements are not rounded.
  func rounded(_ number: Decimal34) -> Decimal34? {
    guard let currency else { return number }
    return number.roundedHalfAwayFromZero(fractionDigits: Amount(number, currency: currency).minorUnitDigits)
  }
}
