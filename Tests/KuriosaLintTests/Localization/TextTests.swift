import KuriosaJSON
import KuriosaSource
import KuriosaTemplates
import Testing

@testable import KuriosaLint

/// Decision 12: "White space at the ends, not NFC, a placeholder, a letter of another script inside a word: W."
@Suite("texts that are not as they look")
struct TextTests {
  @Test(
    "spaces at the ends are underlined and taken away",
    arguments: [
      (" Drachen", " "), ("Drachen  ", "  "), (" Drachen ", " "), ("Drachen\u{A0}", "\u{A0}"),
      ("Drachen\u{2003}", "\u{2003}"),
      (#"Drachen\u0020"#, #"\u0020"#), ("\u{3000}Drachen", "\u{3000}"),
    ])
  func spaces(_ text: String, _ underlined: String) {
    let sample = LocalizationSample("de", text)
    #expect(sample.findings == ["localization/space-at-end \(underlined)"])
    #expect(sample.fixed == LocalizationSample().text)
  }

  @Test(
    "what is not composed is told as a whole and written composed",
    arguments: [
      ("fr", "Bole\u{301}ros", "Boléros"), ("ko", "\u{1112}\u{1161}\u{11AB}", "한"),
      ("fr", #"e\u0301t\u00e9"#, #"ét\u00e9"#),
    ])
  func composed(_ language: String, _ text: String, _ composed: String) {
    let sample = LocalizationSample(language, text)
    #expect(sample.findings == [#"localization/not-nfc "\#(text)""#])
    #expect(sample.fixed == LocalizationSample(language, composed).text)
  }

  @Test("what is composed already is fine, in any script")
  func fine() {
    for (language, text) in [
      ("vi", "Diều thể thao"), ("ja", "凧がプール"), ("ru", "Воздушные змеи"), ("el", "Χαρταετοί"), ("hi", "पतंग"),
      ("ar", "طائرات ورقية"), ("zh-Hans", "风筝"), ("th", "ว่าว"), ("ko", "연"), ("he", "עפיפונים"),
    ] {
      #expect(LocalizationSample(language, text).findings == [])
    }
  }

  @Test(
    "placeholders are found in all their forms",
    arguments: [
      "…", "...", "TODO", "TODO translate", "todo: de", "xxx", "XXXX", "???", "Lorem ipsum", "TBD", "<label>",
      "{{label}}", #"\u2026"#,
    ])
  func placeholders(_ text: String) {
    #expect(LocalizationSample("de", text).rules == ["placeholder"])
  }

  @Test(
    "words that only begin so are none",
    arguments: ["Todo", "Todos", "XXL", "Loreley", "Placeholder text", "Tbilissi", "…und mehr"])
  func words(_ text: String) {
    #expect(LocalizationSample("es", text).rules.filter { $0 == "placeholder" } == [])
  }

  @Test("a letter of another script is underlined, and the word's own letter offered")
  func scripts() {
    let latin = LocalizationSample("de", "Dr\u{430}chen")
    #expect(latin.findings == ["localization/mixed-scripts \u{430}"])
    #expect(latin.fixed == LocalizationSample().text)
    let cyrillic = LocalizationSample("ru", "Возд\u{79}шные")
    #expect(cyrillic.findings == ["localization/mixed-scripts y"])
    #expect(cyrillic.fixed == LocalizationSample("ru", "Воздушные").text)
  }

  @Test(
    "scripts may meet between words, and letters that look like no other may stand in one",
    arguments: ["μm", "Змеи Prism", "β-Test", "Tシャツ", "Δx"])
  func meeting(_ text: String) {
    #expect(LocalizationSample("ru", text).findings == [])
  }

  @Test("a text shows the same traits when its first letter is written as an escape, apart from what may be a number")
  func escapes() {
    for text in [
      "Drachen", "Drachen ", "12 mm", "Äpfel: 5 %", "'x'", "…", "TODO", "xxx", "a.b", "«x»", "Kites!", "“a”", "<x>",
      "  ",
    ] {
      var escaped = ""
      for (index, unit) in text.utf16.enumerated() {
        let digits = String(unit, radix: 16)
        escaped += index == 0 ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : ""
      }
      escaped += String(text.dropFirst())
      #expect(traits(escaped).subtracting(guesses) == traits(text).subtracting(guesses), "\(text)")
      #expect(traits(escaped).isSuperset(of: traits(text)), "\(text)")
    }
  }

  /// What is looked at closely where it may be, and nowhere else.
  private let guesses = TextTraits([.maybeDecimalPoint, .maybeDecimalComma, .maybeSpacedUnit, .maybeRange, .maybeDots])

  @Test("numbers, their units and dots are looked for where they may be")
  func guessed() {
    let expected: [(String, TextTraits)] = [
      ("12 mm", [.digit, .maybeSpacedUnit]), ("12 francs", .digit), ("12 ans", .digit), ("12\u{A0}mm", .digit),
      ("12\u{A0} mm", [.digit, .maybeSpacedUnit]),
      ("12 µm", [.digit, .maybeSpacedUnit]), ("12  mm", [.digit, .maybeSpacedUnit]), ("12 (", .digit),
      ("1.5", [.digit, .maybeDecimalPoint]), ("1,5", [.digit, .maybeDecimalComma]), ("1, 5", .digit), ("1.", .digit),
      ("1-5", [.digit, .maybeRange]), ("1-a", .digit), ("a..", .maybeDots), ("a.b", []), ("ä 7", .digit),
    ]
    for (text, traits) in expected { #expect(self.traits(text) == traits, "\(text)") }
  }

  private func traits(_ content: String) -> TextTraits {
    let tree = JSONTree(parsing: SourceText("\"\(content)\""))
    return TextScanner.traits(.root, tree)
  }
}
