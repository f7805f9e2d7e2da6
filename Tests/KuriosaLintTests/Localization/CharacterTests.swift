import KuriosaSource
import Testing

@testable import KuriosaLint

/// Decision 12: "Bidirectional overrides and unbalanced bidirectional controls in any text, raw or escaped: E; … other
/// invisible characters by the levels of `data/invisible-characters.tsv`, DEL and C1 controls E; joiners in emoji and
/// scripts that need them, and marks in right-to-left text, are fine."
@Suite("characters that nobody sees")
struct CharacterTests {
  @Test(
    "the character itself is underlined, or its escape",
    arguments: [
      ("Dra\u{202E}chen", "bidirectional-override \u{202E}"),
      (#"Dra\u202echen"#, #"bidirectional-override \u202e"#),
      ("Dra\u{2067}chen", "unbalanced-bidirectional \u{2067}"),
      (#"Drachen\u202C"#, #"unbalanced-bidirectional \u202C"#),
      (#"Dra\u0000chen"#, #"forbidden-character \u0000"#),
      (#"Dra\nchen"#, #"forbidden-character \n"#),
      ("Dra\u{7F}chen", "forbidden-character \u{7F}"),
      ("Dra\u{85}chen", "forbidden-character \u{85}"),
      ("Dra\u{200B}chen", "forbidden-character \u{200B}"),
      ("Dra\u{FEFF}chen", "forbidden-character \u{FEFF}"),
      (#"Dra\uFFFEchen"#, #"forbidden-character \uFFFE"#),
      (#"Dra\uDBFF\uDFFFchen"#, #"forbidden-character \uDBFF\uDFFF"#),
      ("\u{F8FF} Drachen", "forbidden-character \u{F8FF}"),
      ("Dra\u{AD}chen", "invisible-character \u{AD}"),
      ("Dra\u{2003}chen", "invisible-character \u{2003}"),
      ("Dra\u{3000}chen", "invisible-character \u{3000}"),
      ("Dra\u{FE01}chen", "invisible-character \u{FE01}"),
    ])
  func underlined(_ text: String, _ finding: String) {
    #expect(LocalizationSample("de", text).findings == ["localization/" + finding])
  }

  @Test(
    "joiners in emoji, variation selectors and flags are fine",
    arguments: [
      "👩‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 🧑🏽‍🌾 ❤️‍🔥 🏃‍♀️‍➡️", "☎️ ☎︎ 1️⃣ #️⃣", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🇩🇪",
      #"\uD83D\uDC69\u200D\uD83D\uDE80"#,
    ])
  func emoji(_ text: String) {
    #expect(LocalizationSample("de", text).findings == [])
  }

  @Test(
    "characters that a script needs are fine in it",
    arguments: [
      ("ar", "طائرات \u{200F}(ورقية)"), ("he", "עפיפון \u{200E}XL\u{200E}"), ("ar", "GMT\u{200F}"),
      ("he", "עפיפונים \u{2066}Prism\u{2069}"), ("fa", "بادبادک\u{200C}ها"), ("ur", "پتنگ\u{061C}"),
      ("hi", "क्\u{200D}ष"), ("hi", "क्\u{200C}"), ("si", "ශ්\u{200D}රී"), ("th", "ว่าว\u{200B}ไทย"),
      ("ja", "凧\u{3000}全般"), ("ja", "葛\u{E0100}飾"), ("mn", "ᠠ\u{180E}ᠠ"), ("fr", "Cerfs-volants\u{A0}: 5\u{2009}kg"),
      ("fr", "«\u{202F}Prism\u{202F}»"),
    ])
  func scripts(_ language: String, _ text: String) {
    #expect(LocalizationSample(language, text).findings == [])
  }

  @Test(
    "and are an error where it does not need them",
    arguments: [
      ("de", "Drachen\u{200F}x"), ("de", "Dra\u{200C}chen"), ("de", "Dra\u{200D}chen"), ("fa", "بادبادک \u{200C}ها"),
      ("de", "👩\u{200D}x"), ("de", "Dra\u{2066}ch\u{2069}en"), ("he", "עפיפונים \u{202A}Prism\u{202C}"),
      ("de", "x\u{E0067}\u{E007F}"), ("de", "🏴\u{E0067}\u{E0062}"),
    ])
  func strangers(_ language: String, _ text: String) {
    #expect(LocalizationSample(language, text).rules == ["forbidden-character"])
  }

  @Test("every string is looked at: ids, keys, and what the format does not know")
  func everywhere() {
    let delete = "\u{7F}"
    let sections = LocalizationSample(
      members:
        #""sections": [{"id": "a\#(delete)", "label": {"en": "A"}}, {"id": "b\u202E", "label": {"en": "B"}}], "fields": []"#
    )
    #expect(Set(sections.rules).isSuperset(of: ["forbidden-character", "bidirectional-override"]))
    let unknown = LocalizationSample(members: #""x\u200B": ["\u202E"]"#)
    #expect(unknown.rules.filter { $0 != "unknown-key" }.sorted() == ["bidirectional-override", "forbidden-character"])
    let tag = LocalizationSample("de\u{200B}", "Drachen")
    #expect(tag.findings == ["localization/forbidden-character \u{200B}"])
  }

  @Test("there is one finding for a text and rule, which says how many there are")
  func one() {
    let sample = LocalizationSample("de", "D\u{200B}r\u{200B}a\u{AD}chen")
    #expect(
      sample.findings == ["localization/forbidden-character \u{200B}", "localization/invisible-character \u{AD}"])
    #expect(sample.diagnostics[0].message.hasPrefix("ZERO WIDTH SPACE (U+200B), the first of 2 here, "))
    #expect(sample.diagnostics[0].place.pointer == "/name/de")
    #expect(sample.fixed == LocalizationSample().text)
  }

  @Test("an override goes together with what ends it")
  func override() {
    let sample = LocalizationSample("de", "\u{202E}Dra\u{202C}chen")
    #expect(sample.rules == ["bidirectional-override"])
    #expect(sample.fixed == LocalizationSample().text)
  }

  @Test("an isolate ends what was opened in it, and an embedding does not reach outside its isolate")
  func nested() {
    #expect(
      LocalizationSample("he", "עפ\u{2067}x\u{202B}y\u{2069}").findings
        == ["localization/unbalanced-bidirectional \u{202B}"])
    #expect(
      LocalizationSample("he", "עפ\u{202B}x\u{2067}y\u{202C}z\u{2069}").findings
        == ["localization/unbalanced-bidirectional \u{202B}"])
  }

  @Test("characters are called by name and number")
  func names() {
    #expect(CharacterWords.name("\u{202E}") == "RIGHT-TO-LEFT OVERRIDE (U+202E)")
    #expect(CharacterWords.name("\u{1B}") == "ESCAPE (U+001B)")
    #expect(CharacterWords.name("\u{86}") == "a control character (U+0086)")
    #expect(CharacterWords.name("\u{FFFF}") == "a noncharacter (U+FFFF)")
    #expect(CharacterWords.name("\u{10FFFD}") == "a private use character (U+10FFFD)")
  }
}
