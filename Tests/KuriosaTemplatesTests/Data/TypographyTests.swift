import KuriosaTemplates
import Testing

@Suite struct TypographyTests {
  @Test(
    "each language has its quotes and separators",
    arguments: [
      ("en", "“”", "‘’", ".", ","), ("de", "„“", "‚‘", ",", "."), ("fr", "«»", "«»", ",", "\u{202F}"),
      ("it", "«»", "“”", ",", "."), ("es", "“”", "‘’", ",", "."),
    ])
  func marks(language: String, quotes: String, nested: String, decimal: String, group: String) throws {
    let typography = try #require(Typography.of(language: language.utf8))
    #expect(text(typography.quotes) == quotes)
    #expect(text(typography.nestedQuotes) == nested)
    #expect(typography.acceptedQuotes.contains(typography.quotes))
    #expect(typography.acceptedQuotes.contains(typography.nestedQuotes))
    #expect(String(typography.decimalSeparator) == decimal)
    #expect(String(typography.groupSeparator) == group)
    #expect(typography.hasInvertedMarks == (language == "es"))
    #expect((typography.labelCase == .nounCapitals) == (language == "de"))
    #expect(typography.spaceBeforeUnit.preferred == "\u{A0}")
  }

  @Test("French sets a no-break space before : ; ! ? % and inside guillemets") func french() throws {
    let french = try #require(Typography.of(language: "fr".utf8))
    #expect(french.spaceBeforeColon.preferred == "\u{A0}")
    #expect(french.spaceBeforePercent.preferred == "\u{A0}")
    for space in [
      french.spaceBeforeSemicolon, french.spaceBeforeExclamationMark, french.spaceBeforeQuestionMark,
      french.spaceInsideQuotes,
    ] {
      #expect(space.preferred == "\u{202F}")
      #expect(space.alternative == "\u{A0}")
      #expect(!space.isOptional)
    }
    #expect(french.spaceBeforeEllipsis == .none)
  }

  @Test("no other language sets a space before : ; ! ?", arguments: ["en", "de", "it", "es"])
  func others(language: String) throws {
    let typography = try #require(Typography.of(language: language.utf8))
    #expect(typography.spaceBeforeColon == .none && typography.spaceBeforeSemicolon == .none)
    #expect(typography.spaceBeforeExclamationMark == .none && typography.spaceBeforeQuestionMark == .none)
    #expect(typography.spaceInsideQuotes == .none)
  }

  @Test("German and Spanish set a no-break space before %, English and Italian none") func percent() {
    let preferred = ["en", "de", "it", "es"].map { Typography.of(language: $0.utf8)?.spaceBeforePercent.preferred }
    #expect(preferred == [nil, "\u{A0}", nil, "\u{A0}"])
  }

  @Test("regional varieties and other languages have none", arguments: ["de-CH", "DE", "pt", "", "e", "deu"])
  func unknown(language: String) {
    #expect(Typography.of(language: language.utf8) == nil)
  }

  private func text(_ quotes: Typography.Quotes) -> String { "\(quotes.open)\(quotes.close)" }
}
