import KuriosaCommandLine
import Testing

@Suite("What the terminal can show")
struct TerminalTests {
  private func terminal(_ variables: [String: String], isTerminal: Bool = true) -> Terminal {
    Terminal(
      environment: Environment(variables), outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, reportedWidth: 132
    )
  }

  @Test(
    "colour: --color, then NO_COLOR, then FORCE_COLOR, then the terminal",
    arguments: [
      ([:], ColorChoice.auto, true), ([:], .never, false), (["TERM": "dumb"], .auto, false),
      (["TERM": "dumb"], .always, true), (["NO_COLOR": "1"], .auto, false), (["NO_COLOR": ""], .auto, true),
      (["NO_COLOR": "1"], .always, true), (["FORCE_COLOR": "1", "NO_COLOR": "1"], .auto, false),
      (["FORCE_COLOR": "0"], .auto, false), (["FORCE_COLOR": "1"], .never, false),
    ] as [([String: String], ColorChoice, Bool)])
  func colorOnTerminal(variables: [String: String], choice: ColorChoice, expected: Bool) {
    #expect(terminal(variables).usesColor(choice) == expected)
  }

  @Test(
    "without a terminal there are colours only when asked for",
    arguments: [
      ([:], ColorChoice.auto, false), ([:], .always, true), (["FORCE_COLOR": "1"], .auto, true),
      (["FORCE_COLOR": ""], .auto, false), (["TERM": "xterm"], .auto, false),
    ] as [([String: String], ColorChoice, Bool)])
  func colorElsewhere(variables: [String: String], choice: ColorChoice, expected: Bool) {
    #expect(terminal(variables, isTerminal: false).usesColor(choice) == expected)
  }

  @Test("the width is COLUMNS, else the terminal's; elsewhere 80")
  func width() {
    #expect(terminal(["COLUMNS": "100"]).width == 100)
    #expect(terminal(["COLUMNS": "0"]).width == 132)
    #expect(terminal(["COLUMNS": "wide"]).width == 132)
    #expect(terminal([:]).width == 132)
    #expect(terminal(["COLUMNS": "100"], isTerminal: false).width == 80)
  }

  @Test("progress is shown only where a line can be rewritten")
  func progress() {
    #expect(terminal([:]).canShowProgress)
    #expect(!terminal(["TERM": "dumb"]).canShowProgress)
    #expect(!terminal([:], isTerminal: false).canShowProgress)
  }

  @Test("remarks can be silenced, failures can't; each is one line")
  func messages() {
    var messages = Messages(programName: "tool", descriptor: nil)
    messages.remark("two\nlines")
    messages.isQuiet = true
    messages.remark("silenced")
    messages.failure("bad \u{1B}]0;title\u{7}\u{202E}name")
    #expect(messages.keptLines.count == 2)
    #expect(messages.keptLines.first?.hasPrefix("tool: remark: two") == true)
    let isPlain = messages.keptLines.joined().unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
    #expect(isPlain)
  }
}
