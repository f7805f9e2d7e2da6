extension Registry {
  static let evolution: [Rule] = [
    .versionNotRaised, .versionLowered, .versionRaisedWithoutChange, .templateRemoved, .fieldRemoved, .optionRemoved,
    .fieldTypeChanged, .multipleChoiceNarrowed, .measurementChanged, .ratingMaxLowered, .noLongerSensitive,
    .requiredAdded, .identifyingChanged, .formulaChanged, .resultUnitChanged, .highlightsChanged, .countingRemoved,
    .sectionRemoved, .newRequiredField, .standardFieldRemoved, .textChanged, .orderChanged, .partAdded, .hiddenChanged,
    .newlySensitive, .otherChange,
  ]
}
