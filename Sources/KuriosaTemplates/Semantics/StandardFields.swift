extension Template {
  /// The standard fields that items of this collection show: all but the removed ones, the count only in a collection that
  /// counts. "The name cannot be removed."
  public var standardFields: [StandardField] {
    StandardField.allCases.filter { field in
      switch field {
      case .name: true
      case .quantity: showsCount
      default: !removedStandardFields.contains(field)
      }
    }
  }

  /// Whether pieces are counted and the count is shown: "`@count` is left out while the count is removed and comes back
  /// with it".
  public var showsCount: Bool { quantity != nil && !removedStandardFields.contains(.quantity) }
}
