extension Registry {
  static let fields: [Rule] = [
    .duplicateFieldKey, .invalidFieldKey, .standardFieldKey, .unknownFieldType, .unknownSection, .foreignKey,
    .requiredAndHidden, .ratingMaxOutOfRange, .unknownMeasurement, .incompleteUnitHint, .unknownUnit, .unitOfOtherKind,
    .imperialUnitAsMetric, .exampleNotNumber,
  ]
}
