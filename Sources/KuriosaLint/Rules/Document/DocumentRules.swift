extension Registry {
  static let document: [Rule] = [
    .duplicateKey, .lookAlikeKey, .unknownKey, .misspelledKey, .missingKey, .wrongType, .legacyKey, .integerSpelling,
    .invalidVersion, .invalidID, .wrongFileName, .emptyIcon, .unknownIcon, .restrictedIcon, .localizedIcon, .iconTooNew,
    .renamedIcon, .invalidBase,
    .ownBase, .builtInWithBase, .tooManyHighlights, .unknownHighlight, .hiddenHighlight, .sensitiveHighlight,
    .countWithoutQuantity, .duplicateHighlight, .noHighlights, .unknownStandardField, .removedName,
    .duplicateStandardField, .standardFieldOrder, .removedCount, .incompleteQuantity, .unknownShowcase,
  ]
}
