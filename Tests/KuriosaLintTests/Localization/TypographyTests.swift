import KuriosaSource
import KuriosaTemplates
import Testing

@testable import KuriosaLint

/// Decision 12: "typography of the language (`data/typography.tsv`): N."
@Suite("typography of the language")
struct TextTypographyTests {
  @Test(
    "what is wrong is underlined, and the fix writes what is right",
    arguments: [
      ("fr", "L'aile", "typewriter-apostrophe '", "L’aile"),
      ("en", "Kites...", "three-dots ...", "Kites…"),
      ("de", #"\"Rok\""#, #"wrong-quotation-marks \""#, "„Rok“"),
      ("de", "“Rok”", "wrong-quotation-marks “", "„Rok“"),
      ("fr", #"\"Rok\""#, #"wrong-quotation-marks \""#, "«\u{202F}Rok\u{202F}»"),
      ("it", "„Rok“", "wrong-quotation-marks „", "«Rok»"),
      ("fr", "Ailes : deux", "wrong-space-at-mark  ", "Ailes\u{A0}: deux"),
      ("fr", "Ailes?", "wrong-space-at-mark ?", "Ailes\u{202F}?"),
      ("fr", "Ailes « Rok »", "wrong-space-at-mark  ", "Ailes «\u{202F}Rok\u{202F}»"),
      ("en", "Kites : two", "wrong-space-at-mark  ", "Kites: two"),
      ("it", "Vela « Rok »", "wrong-space-at-mark  ", "Vela «Rok»"),
      ("de", "50 %", "wrong-space-at-mark  ", "50\u{A0}%"),
      ("en", "50 %", "wrong-space-at-mark  ", "50%"),
      ("es", "Vuela?", "missing-inverted-mark ?", "¿Vuela?"),
      ("de", "2 m", "breaking-space-before-unit 2 m", "2\u{A0}m"),
      ("de", "0.75\u{A0}l", "wrong-decimal-separator .", "0,75\u{A0}l"),
      ("en", "0,750\u{A0}l", "wrong-decimal-separator ,", "0.750\u{A0}l"),
      ("fr", "1950-1965", "hyphen-in-range -", "1950–1965"),
    ])
  func mends(_ language: String, _ text: String, _ finding: String, _ right: String) {
    func sample(_ text: String) -> LocalizationSample {
      language == "en" ? LocalizationSample(en: text) : LocalizationSample(language, text)
    }
    #expect(sample(text).findings == ["localization/" + finding])
    #expect(sample(text).fixed == sample(right).text)
    #expect(sample(right).findings == [])
  }

  @Test(
    "what looks alike and is right is left alone",
    arguments: [
      ("fr", "Ailes\u{202F}: deux"), ("fr", "1:43"), ("fr", "Ailes “Rok”"), ("de", "»Rok«"), ("de", "„a ‚b‘ c“"),
      ("de", "Die Drachen’ und ’s"), ("es", "50%"), ("es", "¿Vuela?"), ("es", "«Rok»"), ("en", "‘Rok’ isn’t"),
      ("en", "60\\\""),
      ("en", "6'"), ("en", "2 in 1"), ("en", "24 models"), ("de", "1.500\u{A0}m"), ("de", "1.2.3 m-Klasse"),
      ("en", "MS-65"), ("en", "2824-2"), ("en", "2-100-7"), ("fr", "(%)"), ("fr", "% vol."), ("fr", "http://x"),
      ("de", "9.5"), ("de", "Drachen …"), ("pt", "Pipas : \\\"x\\\" l'a 2 m"), ("de-CH", "«x» 5%"),
    ])
  func fine(_ language: String, _ text: String) {
    let sample = language == "en" ? LocalizationSample(en: text) : LocalizationSample(language, text)
    #expect(sample.findings == [])
  }

  @Test("reference numbers in examples keep their hyphens")
  func examples() {
    let field = #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "example": {"en": "12-345"}}"#
    #expect(LocalizationSample.check(RuleExample(fields: field).text) == [])
  }
}

@Suite("texts that are the same as English, and terms with two translations")
struct TranslationTests {
  private func label(_ english: String, _ german: String, settings: LintSettings = LintSettings()) -> [Diagnostic] {
    let text = RuleExample(
      members:
        #""id": "builtin.watch", "name": {"en": "\#(english)", "de": "\#(german)", "fr": "F", "it": "I", "es": "E"}"#
    ).text
    return Linter(settings: settings).check([(FilePath("watch.json"), SourceText(text))]).diagnostics
  }

  @Test("a word that was copied is noted", arguments: ["Watches", "Serial number", "Tourbillon cage", "Été"])
  func copied(_ text: String) {
    #expect(label(text, text).map(\.rule) == ["localization/same-as-english"])
  }

  @Test(
    "names, numbers, codes and loan words are not",
    arguments: ["Spring Drive", "GMT", "eBay", "MS-65", "50\u{A0}m", "ct", "‰", "Yu-Gi-Oh!", "Material", "Tourbillon"])
  func names(_ text: String) {
    #expect(label(text, text).filter { $0.rule == "localization/same-as-english" } == [])
  }

  @Test("a loan word of another language is")
  func otherLanguage() {
    #expect(label("Bracelet", "Bracelet").map(\.rule) == ["localization/same-as-english"])
  }

  @Test("and what the glossary allows is not")
  func glossary() {
    let entry = Glossary.Entry(term: "Watches", language: "de", translations: [], reason: "a brand")
    #expect(label("Watches", "Watches", settings: LintSettings(glossary: Glossary(entries: [entry]))) == [])
  }

  @Test("templates of users may keep English words")
  func users() {
    #expect(LocalizationSample(en: "Watches", "de", "Watches").findings == [])
  }

  private func inTwoFiles(_ first: String, _ second: String, _ settings: LintSettings = LintSettings()) -> [Diagnostic]
  {
    func file(_ name: String, _ german: String) -> (FilePath, SourceText) {
      let members =
        #""id": "builtin.\#(name)", "name": {"en": "Grade", "de": "\#(german)", "fr": "F", "it": "I", "es": "E"}"#
      return (FilePath("\(name).json"), SourceText(RuleExample(members: members).text))
    }
    return Linter(settings: settings).check([file("watch", second), file("coin", first)]).diagnostics
      .filter { $0.rule == "localization/inconsistent-translation" }
  }

  @Test("a term with two translations is noted at the second one by path, the first one in a note")
  func inconsistent() {
    let found = inTwoFiles("Erhaltung", "Note")
    #expect(found.map(\.place.path) == [FilePath("watch.json")])
    #expect(found.first?.place.pointer == "/name/de")
    #expect(found.first?.template == "builtin.watch")
    #expect(found.first?.notes.map(\.place.path) == [FilePath("coin.json")])
    #expect(inTwoFiles("Erhaltung", "Erhaltung") == [])
    #expect(inTwoFiles("Erhaltung", "TODO") == [])
  }

  @Test("with one of them in the glossary the other one is wrong; with both none is")
  func glossaryOfTerms() {
    func settings(_ translations: [String]) -> LintSettings {
      let entry = Glossary.Entry(term: "Grade", language: "de", translations: translations, reason: "coins")
      return LintSettings(glossary: Glossary(entries: [entry]))
    }
    #expect(inTwoFiles("Erhaltung", "Note", settings(["Note"])).map(\.place.path) == [FilePath("coin.json")])
    #expect(inTwoFiles("Erhaltung", "Note", settings(["Note", "Erhaltung"])) == [])
    #expect(inTwoFiles("Erhaltung", "Note", settings([])) == [])
  }
}

@Suite("examples of number fields")
struct ExampleNumberTests {
  @Test(
    "digits, a sign and the separators of the language make a number",
    arguments: [
      ("en", "5"), ("en", "-5"), ("en", "+5.25"), ("en", "1,250.5"), ("de", "1.250,5"), ("de", "−5"),
      ("fr", "1\u{202F}250,5"),
      ("fr", "1 250"), ("ar", "٥٫٢"), ("pt", "1.250,5"), ("pt", "1,250.5"), ("en", "1250"),
    ])
  func numbers(_ language: String, _ text: String) {
    #expect(rules(language, text) == [])
  }

  @Test(
    "anything else does not",
    arguments: [
      ("en", "5\u{A0}mm"), ("de", "1.5"), ("en", "1,5"), ("en", "1250,500"), ("en", "10–12"), ("en", "5."),
      ("en", ".5"),
      ("en", "five"), ("en", "-"), ("en", "1e5"), ("pt", "1.2.3"),
    ])
  func others(_ language: String, _ text: String) {
    #expect(rules(language, text) == ["fields/example-not-number"])
  }

  private func rules(_ language: String, _ text: String) -> [String] {
    let example = language == "en" ? #"{"en": "\#(text)"}"# : #"{"en": "5", "\#(language)": "\#(text)"}"#
    let field = #"{"key": "span", "type": "number", "label": {"en": "Span"}, "example": \#(example)}"#
    return LocalizationSample.check(RuleExample(fields: field).text).map(\.rule)
  }
}
