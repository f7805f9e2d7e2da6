/// `operation` of a formula.
public enum CalculationOperation: String, FormatWord {
  public static let table = WordTable<CalculationOperation>()

  case add
  case subtract
  case multiply
  case divide
}

/// `item` of an operand: "the item's own amounts".
public enum ItemAmount: String, FormatWord {
  public static let table = WordTable<ItemAmount>()

  case purchasePrice
  case estimatedValue

  /// The standard field that holds the amount. While it is removed, nobody can see or edit the amount.
  public var standardField: StandardField {
    switch self {
    case .purchasePrice: .purchasePrice
    case .estimatedValue: .estimatedValue
    }
  }
}
