/// How one language sets quotes, spaces and numbers.
package struct Typography: Sendable, Hashable {
  package struct Quotes: Sendable, Hashable {
    package let open: Unicode.Scalar
    package let close: Unicode.Scalar
  }

  /// The space that belongs in one place.
  package struct Space: Sendable, Hashable {
    /// The one to write; nil if there is none.
    package let preferred: Unicode.Scalar?
    /// Another one that is right too.
    package let alternative: Unicode.Scalar?
    /// Whether leaving it out is right too.
    package let isOptional: Bool

    package static let none = Space(preferred: nil, alternative: nil, isOptional: true)
    /// U+00A0, or the narrow U+202F.
    package static let noBreak = Space(preferred: "\u{A0}", alternative: "\u{202F}", isOptional: false)
    /// U+202F, or the full-width U+00A0.
    package static let narrow = Space(preferred: "\u{202F}", alternative: "\u{A0}", isOptional: false)

    /// The same space where some leave it out.
    package var optional: Space { Space(preferred: preferred, alternative: alternative, isOptional: true) }

    /// Whether this space is right where one stands.
    package func accepts(_ space: Unicode.Scalar) -> Bool { space == preferred || space == alternative }
  }

  package enum LabelCase: Sendable, Hashable {
    /// Only the first word and names have a capital.
    case sentence
    /// Nouns too.
    case nounCapitals
  }

  package let quotes: Quotes
  package let nestedQuotes: Quotes
  /// All pairs in use, the recommended ones among them.
  package let acceptedQuotes: [Quotes]
  package var spaceInsideQuotes = Space.none
  package var spaceBeforeColon = Space.none
  package var spaceBeforeSemicolon = Space.none
  package var spaceBeforeExclamationMark = Space.none
  package var spaceBeforeQuestionMark = Space.none
  package var spaceBeforePercent = Space.none
  package var spaceBeforeEllipsis = Space.none
  /// Between a number and its unit: "12 mm".
  package let spaceBeforeUnit = Space.noBreak
  package let decimalSeparator: Unicode.Scalar
  /// Between groups of three digits.
  package let groupSeparator: Unicode.Scalar
  package let ellipsis: Unicode.Scalar = "…"
  package let apostrophe: Unicode.Scalar = "’"
  /// Between the ends of a range of numbers.
  package let rangeDash: Unicode.Scalar = "–"
  /// Whether a question or exclamation opens with ¿ or ¡.
  package var hasInvertedMarks = false
  package var labelCase = LabelCase.sentence

  /// The typography of en, de, fr, it or es, by the exact language tag. Regional varieties such as `de-CH` have rules of
  /// their own, so they and all other languages have none here.
  package static func of(language tag: some Collection<UInt8>) -> Typography? {
    let bytes = Array(tag)
    return bytes.count == 2 ? LanguageCode(bytes[0], bytes[1]).flatMap { of(language: $0) } : nil
  }

  /// The typography of a language.
  package static func of(language: LanguageCode) -> Typography? {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .italian: italian
    case .spanish: spanish
    default: nil
    }
  }
}
