/// The text of `--help`, made from the definitions.
package struct HelpText {
  private static let widest = 100
  private static let optionColumn = 28

  private let width: Int
  package private(set) var text = ""

  /// - Parameters:
  ///   - name: as the user called the command.
  ///   - width: columns of the screen.
  package init(_ command: Command, as name: String, width: Int) {
    self.width = min(max(width, 40), Self.widest)
    addParagraph("Usage: \(name) \(usage(command))")
    addParagraph(sentence(command.summary))
    for detail in command.details { addParagraph(detail) }
    addList("Commands", command.subcommands.map { (defaultMark($0, command), $0.summary) })
    for group in Option.Group.allCases {
      addList(group.rawValue, command.typedOptions.filter { $0.group == group }.map { (spellings($0), $0.help) })
    }
  }

  private func usage(_ command: Command) -> String {
    if command.run != nil { return "[OPTION…] " + command.operands }
    guard let fallback = command.defaultCommand else { return "COMMAND [OPTION…]" }
    return "[COMMAND] [OPTION…] " + fallback.operands
  }

  private func defaultMark(_ subcommand: Command, _ group: Command) -> String {
    subcommand.name == group.defaultSubcommand ? "[\(subcommand.name)]" : subcommand.name
  }

  private func spellings(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.spelling + (option.takesValue ? " " + option.placeholder : "")
  }

  private func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  private mutating func addParagraph(_ paragraph: String) {
    if !text.isEmpty { text += "\n" }
    for line in wrapped(paragraph, to: width) { text += line + "\n" }
  }

  private mutating func addList(_ title: String, _ items: [(name: String, help: String)]) {
    if items.isEmpty { return }
    text += "\n\(title):\n"
    for item in items { addItem(item.name, item.help) }
  }

  private mutating func addItem(_ name: String, _ help: String) {
    var start = "  " + name
    if start.count > Self.optionColumn - 2 {
      text += start + "\n"
      start = ""
    }
    for line in wrapped(help, to: width - Self.optionColumn) {
      text += start + String(repeating: " ", count: Self.optionColumn - start.count) + line + "\n"
      start = ""
    }
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
