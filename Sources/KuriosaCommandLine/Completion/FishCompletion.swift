extension Completion {
  /// One `complete` line for each option and command.
  var fish: String {
    let lines = nodes.flatMap { node in
      node.command.subcommands.map { fishCommand($0, of: node) } + node.options.map { fishOption($0, of: node) }
    }
    return (["# fish completion for \(programName)"] + lines).joined(separator: "\n") + "\n"
  }

  private func fishCommand(_ command: Command, of node: Node) -> String {
    "complete -c \(programName)\(fishCondition(node)) -f -a \(command.name) -d \(quoted(command.summary))"
  }

  private func fishOption(_ option: Option, of node: Node) -> String {
    var line = "complete -c \(programName)\(fishCondition(node)) -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    if option.takesValue { line += option.takesFile ? " -r -F" : " -x" }
    let words = option.typedWords
    if !words.isEmpty { line += " -a \(quoted(words.joined(separator: " ")))" }
    return line + " -d \(quoted(option.help))"
  }

  /// Holds where the words of the node have been typed and none of its subcommands.
  private func fishCondition(_ node: Node) -> String {
    let seen = node.path.map { "__fish_seen_subcommand_from \($0)" }
    let deeper = node.command.subcommands.map(\.name).joined(separator: " ")
    let conditions = seen + (deeper.isEmpty ? [] : ["not __fish_seen_subcommand_from \(deeper)"])
    return conditions.isEmpty ? "" : " -n \(quoted(conditions.joined(separator: "; and ")))"
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "\\'" : $0 == "\\" ? "\\\\" : String($0) }.joined() + "'"
  }
}
