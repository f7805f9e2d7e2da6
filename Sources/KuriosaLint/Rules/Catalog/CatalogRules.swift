extension Registry {
  static let catalog: [Rule] = [
    .duplicateTemplateID, .lookAlikeTemplateID, .baseCycle, .unknownBase, .ungroupedBuiltIn,
  ]
}
