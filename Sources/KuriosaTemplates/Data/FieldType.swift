/// `type` of a field.
public enum FieldType: String, FormatWord {
  public static let table = WordTable<FieldType>()

  case text
  case number
  case date
  case currency
  case dropdown
  case multipleChoice = "multiple_choice"
  case rating
  case checkbox
  case url
  case quantity
  case measurement
  case relation
  case calculation

  /// "`options`: choices for `dropdown` and `multiple_choice`, units for `quantity`; required for all three".
  public var takesOptions: Bool {
    switch self {
    case .dropdown, .multipleChoice, .quantity: true
    default: false
    }
  }

  /// Whether a field of this type may be the operand of a calculation: "a field of the same template of type `number`,
  /// `currency`, `quantity`, `measurement`, `rating`, or `calculation`".
  public var canBeCalculatedWith: Bool {
    switch self {
    case .number, .currency, .quantity, .measurement, .rating, .calculation: true
    default: false
    }
  }
}
