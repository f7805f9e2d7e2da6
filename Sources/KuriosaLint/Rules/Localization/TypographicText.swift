import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A text in a language whose typography is known.
struct TypographicText {
  let node: NodeIndex
  let characters: [JSONScalar]
  let typography: Typography
  private let code: LanguageCode
  let role: TextRole
  /// In a built-in mostly a name.
  let isSameAsEnglish: Bool

  /// Calls `body` with each text of such a language that has one of the traits and is wanted.
  static func forEach(
    _ traits: TextTraits, in facts: DocumentFacts, where isWanted: (UnusualText, Typography) -> Bool = { _, _ in true },
    _ body: (TypographicText) -> Void
  ) {
    for unusual in facts.unusualTexts where !unusual.traits.isDisjoint(with: traits) {
      let entry = facts.view.translations[unusual.translation]
      guard let code = entry.language, let typography = Typography.of(language: code), isWanted(unusual, typography)
      else { continue }
      var characters: [JSONScalar] = []
      characters.reserveCapacity(facts.tree.rawContent(entry.value).count)
      characters.append(contentsOf: facts.tree.scalars(of: entry.value))
      body(
        TypographicText(
          node: entry.value, characters: characters, typography: typography,
          code: code, role: facts.view.texts[unusual.text].role,
          isSameAsEnglish: unusual.traits.contains(.sameAsEnglish)))
    }
  }

  /// The language's name, as messages call it.
  var language: String { LanguageTable.englishName(ofLanguage: code.text.utf8) ?? code.text }

  /// The code point at `index`; a space outside the text.
  subscript(index: Int) -> Unicode.Scalar {
    characters.indices.contains(index) ? characters[index].scalar : " "
  }

  func isLetter(_ index: Int) -> Bool {
    let scalar = self[index]
    return scalar.isASCII ? (scalar.value | 0x20) &- 0x61 < 26 : scalar.properties.isAlphabetic
  }

  func isDigit(_ index: Int) -> Bool { ("0"..."9").contains(self[index]) }
}
