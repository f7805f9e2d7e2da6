import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The graph of the calculations of one document: which fields each uses, and the fields in an order in which every
/// operand comes before what uses it.
public struct CalculationFacts: Sendable {
  /// A calculation that uses itself, directly or through others.
  public struct Cycle: Sendable, Hashable {
    /// Field indexes in the order of use, starting at the field that is used again; the last one uses the first.
    public let fields: [Int]
    /// The string of the operand that closes the circle, in the last field.
    public let closingOperand: NodeIndex
  }

  /// The index of a field, and the string in the formula that names it.
  public struct Use: Sendable, Hashable {
    public let field: Int
    public let operand: NodeIndex
  }

  /// For each field of the view, the fields its formula names that exist, left before right.
  public let uses: ContiguousArray<[Use]>
  /// One for each back edge of a depth-first walk in the order of the file (decision 27).
  public let cycles: [Cycle]
  /// All fields, operands before those who use them. Within a cycle the closing operand is not followed.
  public let order: ContiguousArray<Int>

  /// Nil where no field has a formula.
  init?(_ view: borrowing TemplateView, fieldsByKey: borrowing ByteStringIndex) {
    guard view.fields.contains(where: { $0.formula != nil }) else { return nil }
    uses = ContiguousArray(
      view.fields.map { field in
        (field.formula?.operands ?? []).compactMap { operand in
          guard case .field(let name) = operand.kind, let target = fieldsByKey.find(name, view.tree) else { return nil }
          return Use(field: target, operand: name)
        }
      })
    (order, cycles) = Self.walk(uses)
  }

  /// A depth-first walk with its own stack: formulas may form chains of any length.
  private static func walk(_ uses: ContiguousArray<[Use]>) -> (ContiguousArray<Int>, [Cycle]) {
    enum Mark { case new, open, done }
    var marks = ContiguousArray(filledWith: Mark.new, count: uses.count)
    var order: ContiguousArray<Int> = []
    order.reserveCapacity(uses.count)
    var cycles: [Cycle] = []
    var path: [(field: Int, next: Int)] = []
    var depths = ContiguousArray(filledWith: 0, count: uses.count)
    func enter(_ field: Int) {
      marks[field] = .open
      depths[field] = path.count
      path.append((field, 0))
    }
    for start in uses.indices where marks[start] == .new {
      enter(start)
      while let step = path.last {
        guard step.next < uses[step.field].count else {
          marks[step.field] = .done
          order.append(step.field)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let use = uses[step.field][step.next]
        switch marks[use.field] {
        case .new: enter(use.field)
        case .open:
          cycles.append(
            Cycle(fields: path[depths[use.field]...].map(\.field), closingOperand: use.operand))
        case .done: break
        }
      }
    }
    return (order, cycles)
  }
}
