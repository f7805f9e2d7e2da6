extension Registry {
  static let localization: [Rule] = [
    .missingEnglish, .emptyText, .missingLanguage, .invalidLanguageTag, .bidirectionalOverride,
    .unbalancedBidirectional, .forbiddenCharacter, .invisibleCharacter, .spaceAtEnd, .notNFC, .placeholder,
    .mixedScripts, .sameAsEnglish, .inconsistentTranslation, .wrongQuotationMarks, .typewriterApostrophe, .threeDots,
    .wrongSpaceAtMark, .missingInvertedMark, .breakingSpaceBeforeUnit, .wrongDecimalSeparator, .hyphenInRange,
  ]
}
