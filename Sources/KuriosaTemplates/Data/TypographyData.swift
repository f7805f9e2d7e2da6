// Quotes of CLDR 45 and 46, number symbols of CLDR 49 (Unicode licence). Spaces, accepted quotes and labels follow the
// Imprimerie nationale, DIN 5008 and Duden, and the Spanish Academies (2010), as public pages report them.

extension Typography.Quotes {
  /// The opening and the closing mark, written together: "“”".
  fileprivate init(_ pair: StaticString) {
    let marks = Array("\(pair)".unicodeScalars)
    self.init(open: marks[0], close: marks[1])
  }

  fileprivate static let double = Self("“”")
  fileprivate static let single = Self("‘’")
  fileprivate static let guillemets = Self("«»")
}

extension Typography {
  static let english = Typography(
    quotes: .double, nestedQuotes: .single, acceptedQuotes: [.double, .single],
    decimalSeparator: ".", groupSeparator: ",")

  static let german = Typography(
    quotes: Quotes("„“"), nestedQuotes: Quotes("‚‘"),
    acceptedQuotes: [Quotes("„“"), Quotes("»«"), Quotes("‚‘"), Quotes("›‹")],
    spaceBeforePercent: .noBreak, spaceBeforeEllipsis: .noBreak.optional,
    decimalSeparator: ",", groupSeparator: ".", labelCase: .nounCapitals)

  static let french = Typography(
    quotes: .guillemets, nestedQuotes: .guillemets, acceptedQuotes: [.guillemets, .double, Quotes("‹›")],
    spaceInsideQuotes: .narrow, spaceBeforeColon: .noBreak, spaceBeforeSemicolon: .narrow,
    spaceBeforeExclamationMark: .narrow, spaceBeforeQuestionMark: .narrow, spaceBeforePercent: .noBreak,
    decimalSeparator: ",", groupSeparator: "\u{202F}")

  static let italian = Typography(
    quotes: .guillemets, nestedQuotes: .double, acceptedQuotes: [.guillemets, .double, .single],
    decimalSeparator: ",", groupSeparator: ".")

  static let spanish = Typography(
    quotes: .double, nestedQuotes: .single, acceptedQuotes: [.guillemets, .double, .single],
    spaceBeforePercent: .noBreak.optional, decimalSeparator: ",", groupSeparator: ".", hasInvertedMarks: true)
}
