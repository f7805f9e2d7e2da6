extension Completion {
  /// Words and options are completed; where the script finds nothing, bash falls back to the names of files.
  var bash: String {
    """
    # bash completion for \(programName)
    \(functionName)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= index
      # bash splits --option=value into three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "$command ${COMP_WORDS[index]}" in
    \(bashCommands)
        esac
      done
      COMPREPLY=()
      case "$command $previous" in
    \(bashValues)
      esac
      case "$command" in
    \(bashOptions)
      esac
    }
    complete -o default -o bashdefault -F \(functionName) \(programName)

    """
  }

  private var bashCommands: String {
    let names = nodes.dropFirst().map { Self.bashName($0) }
    let cases = names.map { "      '\($0)') command='\($0)' ;;" }
    return (cases + ["      *) ;;"]).joined(separator: "\n")
  }

  private var bashValues: String {
    var cases: [String] = []
    for node in nodes {
      for option in node.options where option.takesValue {
        let patterns = Self.spellings(option).map { "'\(Self.bashName(node)) \($0)'" }.joined(separator: " | ")
        let words = option.typedWords.joined(separator: " ")
        let reply = words.isEmpty ? "" : "COMPREPLY=($(compgen -W '\(words)' -- \"$current\")); "
        cases.append("    \(patterns)) \(reply)return ;;")
      }
    }
    return cases.joined(separator: "\n")
  }

  private var bashOptions: String {
    nodes.map { node in
      let commands = node.command.subcommands.map(\.name)
      let words = (commands + node.options.flatMap(Self.spellings)).joined(separator: " ")
      // Where no command can stand, options are offered only once a dash is typed, so that files come first.
      let condition = commands.isEmpty ? "[[ $current == -* ]] && " : ""
      return "    '\(Self.bashName(node))') \(condition)COMPREPLY=($(compgen -W '\(words)' -- \"$current\")) ;;"
    }.joined(separator: "\n")
  }

  /// ` bundle verify`; empty for the program itself.
  private static func bashName(_ node: Node) -> String {
    node.path.map { " " + $0 }.joined()
  }

  static func spellings(_ option: Option) -> [String] {
    [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
  }
}
