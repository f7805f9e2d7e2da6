import KuriosaReports
import KuriosaSource
import Testing

@Suite("Everything from a template that reaches a terminal is escaped")
struct TerminalEscapingTests {
  @Test("Controls, bidirectional controls and invisible characters are written out")
  func hidden() {
    #expect(visible("red\u{1B}[31m") == "red\\u{1B}[31m")
    #expect(visible("a\nb\r\tc") == "a\\nb\\r\\tc")
    #expect(visible("\u{7F}\u{9B}") == "\\u{7F}\\u{9B}")
    #expect(visible("a\u{202E}b\u{2066}c") == "a\\u{202E}b\\u{2066}c")
    #expect(visible("a\u{200B}b\u{FEFF}\u{AD}\u{2028}") == "a\\u{200B}b\\u{FEFF}\\u{AD}\\u{2028}")
    #expect(visible("\u{FFFE}\u{E000}\u{E0041}") == "\\u{FFFE}\\u{E000}\\u{E0041}")
  }

  @Test("What can be seen stays as it is, the no-break spaces of French included")
  func shown() {
    for text in ["plain \"text\" \\ 'ß'", "日本語 😀 e\u{301}", "Numéro\u{A0}: 1\u{202F}%", "\u{FFFD}", "Ελλάδα עברית"] {
      #expect(visible(text) == text)
    }
  }

  @Test("Names that are not UTF-8 are shown with \\xNN")
  func paths() {
    #expect(visible(FilePath([0x61, 0xFF, 0x0A, 0x62])) == "a\\xFF\\nb")
  }
}
