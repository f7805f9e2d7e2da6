/// The unit of a value in a calculation, without currency and size: what the unit rules are about.
public enum ValueKind: Sendable, Hashable {
  /// "Numbers, quantities, stars, and fixed numbers are plain."
  case plain
  /// An amount in some currency.
  case money
  /// A measurement in the canonical unit of its kind.
  case measurement(MeasurementKind)
  /// Not known: any of the above.
  case unknown

  /// Every kind a value can have.
  public static let known: [ValueKind] =
    [.plain, .money] + MeasurementKind.allCases.map(ValueKind.measurement)
}

/// Why two kinds never give a result under an operation.
public enum UnitConflict: Sendable, Hashable {
  /// Money × money: "× needs one plain side".
  case moneyTimesMoney
  /// Money × a measurement: "× needs one plain side".
  case moneyTimesMeasurement(MeasurementKind)
  /// A measurement × a measurement, of the same kind or not: "× needs one plain side".
  case measurementTimesMeasurement(MeasurementKind, MeasurementKind)
  /// Money and a measurement under +, − or ÷, on whichever side: "never combine".
  case moneyWithMeasurement(MeasurementKind)
  /// Measurements of two kinds under +, − or ÷, left and right: "measurements of different kinds never combine".
  case differentKinds(MeasurementKind, MeasurementKind)
  /// Plain ÷ money.
  case plainDividedByMoney
  /// Plain ÷ a measurement.
  case plainDividedByMeasurement(MeasurementKind)
  /// A fixed number 0 as divisor, whatever the kinds: "no result when dividing by zero".
  case divisionByZero
}

/// What the unit rules say of one operation.
public enum UnitOutcome: Sendable, Hashable {
  /// The kind of every result; `.unknown` where the kinds of the operands leave more than one open.
  case kind(ValueKind)
  /// There is never a result.
  case never(UnitConflict)

  /// The kind of the result; nil where there is never one.
  public var kind: ValueKind? {
    if case .kind(let kind) = self { kind } else { nil }
  }

  /// Why there is never a result; nil where there can be one.
  public var conflict: UnitConflict? {
    if case .never(let conflict) = self { conflict } else { nil }
  }
}

/// The unit rules of calculations, in one place for the evaluator and for the static analysis:
///
/// "Numbers, quantities, stars, and fixed numbers are plain. + and − keep equal units, and a plain number takes the
/// other side's unit; × needs one plain side and keeps the other's unit; ÷ by a plain number keeps the left unit, and
/// equal units give a plain number (a ratio). Money and measurements of different kinds never combine."
public enum UnitRules {
  /// The kind of the values of a field; nil for a type that cannot be calculated with. A calculation has the kind of its
  /// result and a measurement without a known kind any kind: both are `.unknown` here.
  public static func kind(of type: FieldType, measurement: MeasurementKind?) -> ValueKind? {
    switch type {
    case .number, .quantity, .rating: .plain
    case .currency: .money
    case .measurement: measurement.map(ValueKind.measurement) ?? .unknown
    case .calculation: .unknown
    case .text, .date, .dropdown, .multipleChoice, .checkbox, .url, .relation: nil
    }
  }

  /// The kind of the result, or why there is never one. An unknown operand can be of any kind: where all those that give
  /// a result give the same kind, the result has it.
  public static func result(
    of operation: CalculationOperation, _ left: ValueKind, _ right: ValueKind
  ) -> UnitOutcome {
    guard left == .unknown || right == .unknown else { return known(operation, left, right) }
    var result: ValueKind?
    for left in left == .unknown ? ValueKind.known : [left] {
      for right in right == .unknown ? ValueKind.known : [right] {
        guard let kind = known(operation, left, right).kind else { continue }
        if let result, result != kind { return .kind(.unknown) }
        result = kind
      }
    }
    return .kind(result ?? .unknown)
  }

  private static func known(
    _ operation: CalculationOperation, _ left: ValueKind, _ right: ValueKind
  ) -> UnitOutcome {
    switch operation {
    case .add, .subtract: sum(left, right)
    case .multiply: product(left, right)
    case .divide: quotient(left, right)
    }
  }

  /// "+ and − keep equal units, and a plain number takes the other side's unit."
  private static func sum(_ left: ValueKind, _ right: ValueKind) -> UnitOutcome {
    if left == right || right == .plain { return .kind(left) }
    return left == .plain ? .kind(right) : .never(clash(left, right))
  }

  /// "× needs one plain side and keeps the other's unit."
  private static func product(_ left: ValueKind, _ right: ValueKind) -> UnitOutcome {
    switch (left, right) {
    case (_, .plain): .kind(left)
    case (.plain, _): .kind(right)
    case (.measurement(let left), .measurement(let right)): .never(.measurementTimesMeasurement(left, right))
    case (.measurement(let kind), _), (_, .measurement(let kind)): .never(.moneyTimesMeasurement(kind))
    default: .never(.moneyTimesMoney)
    }
  }

  /// "÷ by a plain number keeps the left unit, and equal units give a plain number (a ratio)."
  private static func quotient(_ left: ValueKind, _ right: ValueKind) -> UnitOutcome {
    switch (left, right) {
    case (_, .plain): .kind(left)
    case _ where left == right: .kind(.plain)
    case (.plain, .measurement(let kind)): .never(.plainDividedByMeasurement(kind))
    case (.plain, _): .never(.plainDividedByMoney)
    default: .never(clash(left, right))
    }
  }

  /// "Money and measurements of different kinds never combine."
  private static func clash(_ left: ValueKind, _ right: ValueKind) -> UnitConflict {
    switch (left, right) {
    case (.measurement(let left), .measurement(let right)): .differentKinds(left, right)
    case (.measurement(let kind), _), (_, .measurement(let kind)): .moneyWithMeasurement(kind)
    default: preconditionFailure("two kinds that combine")
    }
  }
}
