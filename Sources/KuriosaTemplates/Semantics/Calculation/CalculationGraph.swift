/// Which fields each calculation of a template uses, and the order in which they can be worked out.
struct CalculationGraph: Sendable {
  /// For each field, the fields its formula names that exist, left before right; none for what is no calculation.
  let uses: [[Int]]
  /// All fields, operands before the calculations that use them. Circles have no such order: see `isCircular`.
  private(set) var order: [Int] = []
  /// For each field, whether it uses itself, directly or through others, or uses a field that does.
  private(set) var isCircular: [Bool]
  private let indexes: [String: Int]

  init(_ fields: [Template.Field]) {
    self.init(
      keys: fields.map(\.key), operands: fields.map { $0.type == .calculation ? $0.formula?.fieldKeys ?? [] : [] })
  }

  /// - Parameter operands: for each field the keys that its formula names, left before right.
  init(keys: [String], operands: [[String]]) {
    let indexes = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    self.indexes = indexes
    uses = operands.map { $0.compactMap { indexes[$0] } }
    isCircular = Array(repeating: false, count: keys.count)
    walk()
  }

  /// The position of the first field with this key.
  func index(of key: String) -> Int? { indexes[key] }

  private enum Mark { case new, open, done }

  /// A depth-first walk with a stack of its own: chains can be of any length.
  private mutating func walk() {
    var marks = Array(repeating: Mark.new, count: uses.count)
    for start in uses.indices where marks[start] == .new {
      var path = [(field: start, next: 0)]
      marks[start] = .open
      while let (field, next) = path.last {
        guard next < uses[field].count else {
          marks[field] = .done
          order.append(field)
          path.removeLast()
          if isCircular[field], let user = path.last { isCircular[user.field] = true }
          continue
        }
        path[path.count - 1].next += 1
        let used = uses[field][next]
        switch marks[used] {
        case .new:
          marks[used] = .open
          path.append((used, 0))
        case .open: isCircular[field] = true
        case .done: if isCircular[used] { isCircular[field] = true }
        }
      }
    }
  }

  /// For each field, whether `isMarked` holds for it or for a field that it uses, directly or through others.
  func reaching(_ isMarked: [Bool]) -> [Bool] {
    var users = Array(repeating: [Int](), count: uses.count)
    for (user, used) in uses.enumerated() {
      for field in used { users[field].append(user) }
    }
    var result = isMarked
    var pending = result.indices.filter { result[$0] }
    while let field = pending.popLast() {
      for user in users[field] where !result[user] {
        result[user] = true
        pending.append(user)
      }
    }
    return result
  }
}
