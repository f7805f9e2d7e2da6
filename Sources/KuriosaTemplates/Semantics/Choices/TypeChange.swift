/// How many items hold values under a field's key.
public struct StoredValues: Sendable, Hashable {
  /// Items with any value for the key, also where the field is a calculation (decision 42).
  public var itemsWithValue: Int
  /// Items with more than one choice.
  public var itemsWithSeveralChoices: Int

  public init(itemsWithValue: Int, itemsWithSeveralChoices: Int = 0) {
    self.itemsWithValue = itemsWithValue
    self.itemsWithSeveralChoices = itemsWithSeveralChoices
  }
}

/// A change of a field from one type to another.
public struct TypeChange: Sendable, Hashable {
  public let from: FieldType
  public let to: FieldType

  public init(from: FieldType, to: FieldType) {
    self.from = from
    self.to = to
  }

  /// "A field's type changes only while no item has a value for its key, with two exceptions: a `dropdown` can always
  /// become a `multiple_choice`, and a `multiple_choice` a `dropdown` while no item has more than one of its choices."
  public func isAllowed(with values: StoredValues) -> Bool {
    switch (from, to) {
    case _ where from == to, (.dropdown, .multipleChoice): true
    case (.multipleChoice, .dropdown): values.itemsWithSeveralChoices == 0
    default: values.itemsWithValue == 0
    }
  }

  /// Whether the field keeps its options: "one that is no longer a `dropdown`, `multiple_choice`, or `quantity` loses its
  /// options". Nil where it had none to keep.
  public var keepsOptions: Bool? { from.takesOptions ? to.takesOptions : nil }

  /// Whether the field keeps its formula: "a field that is no longer a `calculation` loses its formula". Nil where it had
  /// none to keep.
  public var keepsFormula: Bool? { from == .calculation ? to == .calculation : nil }

  /// "Stored values are not rewritten."
  public var rewritesStoredValues: Bool { false }
}
