extension Registry {
  static let catalog: [Rule] = [
    .duplicateTemplateID, .lookAlikeTemplateID, .lookAlikeName, .baseCycle, .unknownBase, .ungroupedBuiltIn,
    .reservedTemplateID, .inexactNumber, .unshippableTemplate, .damagedCatalogFile,
  ]
}
