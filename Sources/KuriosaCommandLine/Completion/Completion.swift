/// Completion scripts for a program, made from the definitions of its commands and options.
package struct Completion {
  /// A command that can be typed, with the names in front of it.
  struct Node {
    /// `["bundle", "verify"]`; empty for the program itself.
    var path: [String]
    var command: Command

    var options: [Option] { command.typedOptions }
  }

  let programName: String
  /// The program first, then its commands, each before its subcommands.
  let nodes: [Node]

  package init(of root: Command) {
    programName = root.name
    nodes = Self.nodes(at: [], root)
  }

  package func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static func nodes(at path: [String], _ command: Command) -> [Node] {
    [Node(path: path, command: command)] + command.subcommands.flatMap { nodes(at: path + [$0.name], $0) }
  }

  /// The program's name as a part of a shell function's name.
  var functionName: String { "_" + programName.map { $0 == "-" ? "_" : String($0) }.joined() }
}

extension Option {
  /// Words for the value as they are typed: with `=` behind the keys of `FORMAT=FILE`; empty where a file is meant.
  var typedWords: [String] {
    switch value {
    case .keyedPath(let keys): keys.map { $0 + "=" }
    case .keyedChoice: []
    default: words
    }
  }

  /// Whether files complete the value.
  var takesFile: Bool {
    if case .path = value { true } else { false }
  }
}
