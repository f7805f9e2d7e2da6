extension Completion {
  /// One function for each command.
  var zsh: String {
    let functions = nodes.map(zshFunction).joined(separator: "\n")
    return """
      #compdef \(programName)
      \(functions)
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        \(functionName) "$@"
      else
        compdef \(functionName) \(programName)
      fi

      """
  }

  private func zshFunction(_ node: Node) -> String {
    let name = zshName(node.path)
    let options = node.options.flatMap(zshSpecifications).map { "    \($0) \\" }.joined(separator: "\n")
    guard !node.command.subcommands.isEmpty else {
      return "\(name)() {\n  _arguments -s -S \\\n\(options)\n    '*:file:_files'\n}"
    }
    let commands = node.command.subcommands.map { "      \(quoted(escaped($0.name) + ":" + $0.summary))" }
    let cases = node.command.subcommands.map { "        \($0.name)) \(zshName(node.path + [$0.name])) ;;" }
    let other = node.command.defaultSubcommand.map { "        *) \(zshName(node.path + [$0])) ;;\n" } ?? ""
    return """
      \(name)() {
        local state line
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments -s -S -C \\
      \(options)
          '1:command:->command' \\
          '*::argument:->argument'
        case $state in
          command) _describe command commands\(other.isEmpty ? "" : "; _files") ;;
          argument)
            case $line[1] in
      \(cases.joined(separator: "\n"))
      \(other)      esac ;;
        esac
      }
      """
  }

  private func zshName(_ path: [String]) -> String {
    ([functionName] + path).joined(separator: "_")
  }

  /// `'(-q --quiet)'{-q,--quiet}'[help]'`, a line each for both spellings.
  private func zshSpecifications(_ option: Option) -> [String] {
    let spellings = Self.spellings(option)
    let excluded = option.isRepeatable ? "*" : spellings.count > 1 ? "(\(spellings.joined(separator: " ")))" : ""
    return spellings.map { spelling in
      let joint = option.takesValue ? (spelling.hasPrefix("--") ? "=" : "+") : ""
      return quoted(excluded + spelling + joint + "[\(escaped(option.help))]" + zshValue(option))
    }
  }

  private func zshValue(_ option: Option) -> String {
    guard option.takesValue else { return "" }
    let words = option.typedWords
    let action = option.takesFile ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    return ":\(escaped(option.placeholder)):\(action)"
  }

  private func escaped(_ text: String) -> String {
    text.map { ":[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
