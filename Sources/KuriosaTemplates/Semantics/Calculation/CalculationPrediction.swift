/// What can be said of a calculation before there is an item.
public enum CalculationPrediction: Sendable, Hashable {
  /// Every result is of this kind; `.unknown` where more than one is possible.
  case kind(ValueKind)
  /// There is never a result, since the units do not fit or the divisor is a fixed 0.
  case conflict(UnitConflict)
  /// There is never a result, since an operand is missing, of a type that cannot be calculated with, or has none itself.
  case operandWithoutValue
  /// There is never a result, since it uses itself or a calculation that does.
  case circle

  /// The kind of every result; nil where there is never one.
  public var kind: ValueKind? {
    if case .kind(let kind) = self { kind } else { nil }
  }

  /// For each field what its calculation can give; nil for what is no calculation.
  public static func all(_ fields: [Template.Field]) -> [CalculationPrediction?] {
    let graph = CalculationGraph(fields)
    var kinds: [ValueKind?] = fields.map { field in
      UnitRules.kind(of: field.type, measurement: field.measurement)
    }
    var predictions = [CalculationPrediction?](repeating: nil, count: fields.count)
    for index in graph.order where fields[index].type == .calculation {
      let prediction =
        graph.isCircular[index] ? .circle : predict(fields[index].formula) { graph.index(of: $0).flatMap { kinds[$0] } }
      predictions[index] = prediction
      kinds[index] = prediction.kind
    }
    return predictions
  }

  private static func predict(
    _ formula: Template.Formula?, fieldKind: (String) -> ValueKind?
  ) -> CalculationPrediction {
    func kind(_ operand: Template.Operand) -> ValueKind? {
      switch operand {
      case .field(let key): fieldKind(key)
      case .item: .money
      case .number: .plain
      }
    }
    guard let formula, let left = kind(formula.left), let right = kind(formula.right) else {
      return .operandWithoutValue
    }
    if formula.operation == .divide, case .number(let divisor) = formula.right, divisor.isZero {
      return .conflict(.divisionByZero)
    }
    switch UnitRules.result(of: formula.operation, left, right) {
    case .kind(let kind): return .kind(kind)
    case .never(let conflict): return .conflict(conflict)
    }
  }
}
