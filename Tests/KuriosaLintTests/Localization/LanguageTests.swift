import KuriosaSource
import Testing

@testable import KuriosaLint

/// Format: "Localized text: object of language code → text; `en` is required and the fallback." Decisions 12 and 13.
@Suite("languages of a text")
struct LanguageTests {
  @Test("without en the opening brace is underlined")
  func missing() {
    #expect(LocalizationSample(members: #""name": {"de": "Drachen"}"#).findings == ["localization/missing-english {"])
    #expect(LocalizationSample(members: #""name": {}"#).findings == ["localization/missing-english {"])
  }

  @Test("a misspelt en is one error, at that key")
  func misspelt() {
    for key in ["EN", "eng", "en ", "En"] {
      let sample = LocalizationSample(members: #""name": {"\#(key)": "Kites"}"#)
      #expect(sample.findings == [#"localization/missing-english "\#(key)""#])
      #expect(LocalizationSample.check(sample.fixed) == [])
    }
    // British English is a language of its own; English itself is missing.
    #expect(LocalizationSample(members: #""name": {"en-GB": "Kites"}"#).findings == ["localization/missing-english {"])
  }

  @Test(
    "a text of white space and invisible characters is empty, and that is all that is said about it",
    arguments: ["", " ", #"\u0020"#, "\u{A0}", "\u{200B}", "\u{202E}", #"\n\t"#, "\u{3000}\u{FEFF}", #"\u0000"#])
  func blank(_ text: String) {
    #expect(LocalizationSample(en: text).findings == ["localization/missing-english \"\(text)\""])
    #expect(LocalizationSample("de", text).findings == ["localization/empty-text \"\(text)\""])
  }

  @Test("a text that is damaged or no text is not called empty or missing")
  func damaged() {
    #expect(LocalizationSample(en: #"\ud83d"#).rules.allSatisfy { !$0.contains("english") })
    #expect(!LocalizationSample(members: #""name": {"en": 5}"#).rules.contains("missing-english"))
    #expect(!LocalizationSample(members: #""name": "Kites""#).rules.contains("missing-english"))
  }

  @Test(
    "a language code that no reader could match is underlined, quotes and all",
    arguments: [
      ("pt_BR", "pt-BR"), ("ger", "de"), ("zh-CHS", "zh-Hans"), ("FR", "fr"), ("iw", "he"), ("en-UK", "en-GB"),
      ("", nil), ("qq", nil), ("…", nil),
    ])
  func tags(_ tag: String, _ suggestion: String?) {
    let sample = LocalizationSample(tag, "Text")
    #expect(sample.findings == [#"localization/invalid-language-tag "\#(tag)""#])
    #expect(sample.diagnostics.first?.fixes.first?.edits.first?.replacement == suggestion.map { #""\#($0)""# })
  }

  @Test("nothing is offered where the right code is there as well")
  func taken() {
    let sample = LocalizationSample(members: #""name": {"en": "Kites", "ger": "Drachen", "de": "Drachen"}"#)
    #expect(sample.rules == ["invalid-language-tag"])
    #expect(sample.diagnostics[0].fixes == [])
  }

  @Test("one finding names all missing languages, in the order of the configuration")
  func required() {
    let sample = LocalizationSample(members: #""id": "builtin.watch", "name": {"es": "Relojes", "en": "Watches"}"#)
    let diagnostics = Linter().check([(FilePath("watch.json"), SourceText(sample.text))]).diagnostics
    #expect(diagnostics.map(\.rule) == ["localization/missing-language"])
    #expect(diagnostics[0].message.contains(#""de", "fr", and "it""#))
    #expect(SourceText(sample.text).string(diagnostics[0].place.range) == "{")
  }

  @Test("the required languages are those of the configuration, whatever their order in the file")
  func configured() {
    let text = RuleExample(members: #""id": "builtin.watch""#).text.replacing(#""de""#, with: #""pt-BR""#)
    func rules(_ languages: [String]) -> [String] {
      Linter(settings: LintSettings(languages: languages))
        .check([(FilePath("watch.json"), SourceText(text))]).diagnostics.map(\.rule)
    }
    #expect(rules(["en", "pt-BR", "es"]) == [])
    #expect(rules(["en", "es", "pt-BR"]) == [])
    #expect(rules(["en"]) == [])
    #expect(rules(["en", "de"]) == Array(repeating: "localization/missing-language", count: 3))
  }

  @Test("without English and others, each is said once")
  func both() {
    let text = RuleExample(members: #""id": "builtin.watch", "name": {"de": "Uhren"}"#).text
    let diagnostics = Linter().check([(FilePath("watch.json"), SourceText(text))]).diagnostics
    #expect(diagnostics.map(\.rule) == ["localization/missing-english", "localization/missing-language"])
    #expect(diagnostics[1].message.contains(#""fr", "it", and "es""#))
  }
}
