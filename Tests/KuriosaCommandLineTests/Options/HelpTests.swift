import KuriosaCommandLine
import KuriosaTemplates
import Testing

@Suite("Every option is defined once; help and completions come from it")
struct HelpTests {
  private func help(_ options: [Option], width: Int = 80) -> [Substring] {
    let command = Command("c", "do it", options: options) { (_, _) throws(CommandFailure) in .clean }
    return HelpText(command, as: "c", width: width).text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("long texts are wrapped, under the text and within the width", arguments: [50, 80, 200])
  func wrapping(width: Int) {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let lines = help([Option("a", .text, "V", in: .rules, words)], width: width)
    let texts = lines.filter { $0.contains("word") }
    #expect(texts.count > 1)
    for line in texts { #expect(line.count <= min(width, 100) && line.dropFirst(28).hasPrefix("word")) }
    #expect(texts.reduce(0) { $0 + $1.split(separator: " ").filter { $0 == "word" }.count } == 40)
  }

  @Test("an option that is wide has its text on the next line")
  func wideOption() {
    let lines = help([Option("a-very-long-option-name", .text, "PLACEHOLDER", in: .rules, "text")])
    #expect(lines.contains("      --a-very-long-option-name PLACEHOLDER"))
    #expect(lines.contains(String(repeating: " ", count: 28) + "text"))
  }

  @Test("the options of kuriosa-lint are unique, and what they conflict with exists")
  func lintOptions() {
    let options = Programs.lint.root.options
    let names = options.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    for option in options {
      #expect(option.conflicts.allSatisfy(names.contains), "\(option.name)")
      #expect(option.takesValue == !option.placeholder.isEmpty, "\(option.name)")
      #expect(!option.help.isEmpty && !option.help.hasSuffix("."), "\(option.name)")
      #expect(option.short?.isASCII != false)
    }
  }

  @Test("every option of the contract that is carried out stands in the help", arguments: Programs.commands.map(\.name))
  func allListed(name: String) throws {
    let command = try #require(Programs.commands.first { $0.name == name })
    let text = HelpText(command, as: "kuriosa \(name)", width: 80).text
    for option in command.options { #expect(text.contains("--\(option.name)")) }
  }
}
