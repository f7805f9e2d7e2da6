import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What the calculations of a document give, by the unit rules: worked out once for the rules that need it.
public struct FormulaUnits: Sendable {
  /// A formula that can never have a result, at the field whose formula is the cause.
  public struct Conflict: Sendable {
    public let field: Int
    public let conflict: UnitConflict
  }

  /// For each field the kind of its value, where it is known for certain.
  public let kinds: ContiguousArray<ValueKind>
  /// In the order of the fields. What merely depends on such a formula is not among them.
  public let conflicts: [Conflict]

  init(
    _ view: borrowing TemplateView, _ calculations: borrowing CalculationFacts, fieldsByKey: borrowing ByteStringIndex
  ) {
    var kinds = ContiguousArray(
      view.fields.map { field in
        field.type.flatMap { UnitRules.kind(of: $0, measurement: field.measurement) } ?? .unknown
      })
    var conflicts: [Conflict] = []
    for index in calculations.order {
      guard let formula = view.fields[index].formula, let operation = formula.operation else { continue }
      func kind(_ operand: OperandPart) -> ValueKind { Self.kind(operand, kinds, view, fieldsByKey) }
      if operation == .divide, Self.isZero(formula.right, view.tree) {
        conflicts.append(Conflict(field: index, conflict: .divisionByZero))
        continue
      }
      switch UnitRules.result(of: operation, kind(formula.left), kind(formula.right)) {
      case .kind(let kind): kinds[index] = kind
      case .never(let conflict): conflicts.append(Conflict(field: index, conflict: conflict))
      }
    }
    self.kinds = kinds
    self.conflicts = conflicts.sorted { $0.field < $1.field }
  }

  /// The kind of an operand's values.
  static func kind(
    _ operand: OperandPart, _ kinds: ContiguousArray<ValueKind>, _ view: TemplateView, _ fieldsByKey: ByteStringIndex
  ) -> ValueKind {
    switch operand.kind {
    case .unsound: .unknown
    case .item: .money
    case .number: .plain
    case .field(let name): fieldsByKey.find(name, view.tree).map { kinds[$0] } ?? .unknown
    }
  }

  private static func isZero(_ operand: OperandPart, _ tree: JSONTree) -> Bool {
    guard case .number(let node) = operand.kind else { return false }
    return JSONNumber(node, in: tree)?.isZero ?? false
  }
}

/// Which fields are sensitive, and through what.
public struct Sensitivity: Sendable {
  /// Whether a field is sensitive, by its own mark or because it uses one that is.
  public let isSensitive: ContiguousArray<Bool>
  /// For a calculation that uses a sensitive field: the first operand that makes it so.
  public let source: ContiguousArray<CalculationFacts.Use?>

  init(_ view: borrowing TemplateView, _ calculations: CalculationFacts?) {
    var isSensitive = ContiguousArray(view.fields.map(\.isSensitive))
    var source = ContiguousArray<CalculationFacts.Use?>(filledWith: nil, count: isSensitive.count)
    if let calculations {
      for field in calculations.order {
        guard let use = calculations.uses[field].first(where: { isSensitive[$0.field] }) else { continue }
        isSensitive[field] = true
        source[field] = use
      }
    }
    self.isSensitive = isSensitive
    self.source = source
  }
}
