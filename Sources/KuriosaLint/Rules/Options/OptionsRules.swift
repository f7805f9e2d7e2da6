extension Registry {
  static let options: [Rule] = [
    .emptyOptionList, .emptyOptionID, .duplicateOptionID, .lookAlikeOptionID, .duplicateOptionLabel, .noVisibleOption,
  ]
}
