/// The fields every item has, whatever its template says. First the name, which cannot be removed, then the others in
/// the order in which `removedStandardFields` lists them.
public enum StandardField: String, FormatWord {
  public static let table = WordTable<StandardField>()

  case name
  case quantity
  case purchaseDate = "purchase_date"
  case purchasePrice = "purchase_price"
  case source
  case estimatedValue = "estimated_value"
  case condition
  case place
  case tags
  case files
  case notes

  /// "The name cannot be removed."
  public var isRemovable: Bool { self != .name }

  /// The fields `removedStandardFields` may name, in the order it must name them.
  public static let removable = Array(allCases.dropFirst())

  /// Position in the order of `removedStandardFields`: 0 for `quantity` … 9 for `notes`; nil for `name`.
  public var removalOrder: Int? {
    Self.removable.firstIndex(of: self)
  }
}
