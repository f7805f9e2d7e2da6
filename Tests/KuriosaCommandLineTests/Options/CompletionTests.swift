import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("Completions for bash, zsh and fish")
struct CompletionTests {
  private let folder: TemporaryFolder
  private let program = Command(
    "tool", "work on things",
    subcommands: [
      Command(
        "lint", "check [all] things: yours", operands: "PATH",
        options: [
          Option("format", short: "f", .choice(["text", "json"]), "FORMAT", in: .output, "it's a [format]: choose"),
          Option(
            "report", .keyedPath(keys: ["json", "sarif"]), "FORMAT=FILE", isRepeatable: true, in: .output, "report"),
          Option("config", .path, "FILE", in: .rules, "configuration"),
          Option("strict", in: .rules, "let warnings fail"),
        ]
      ) { (_, _) throws(CommandFailure) in .clean },
      Command(
        "bundle", "ship",
        subcommands: [
          Command("build", "build it", options: [Option("output", .path, "DIR", in: .output, "where")]) {
            (_, _) throws(CommandFailure) in .clean
          },
          Command("verify", "verify it", options: []) { (_, _) throws(CommandFailure) in .clean },
        ], defaultSubcommand: "build"),
    ])

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What bash offers behind these words, the last of which is being typed.
  private func bash(_ words: String...) throws -> [String] {
    let script = try folder.write(
      "complete-\(words.count)-\(abs(words.hashValue)).bash", Completion(of: program).script(for: .bash))
    let harness = """
      source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tool; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let end = try ChildProcess.run(
      [FilePath("bash"), FilePath("-c"), FilePath(harness), script] + words.map { FilePath($0) })
    #expect(end.status == 0 && end.errors.isEmpty)
    return end.outputText.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands", .enabled(if: hasCommand("bash"), "needs bash"))
  func bashCommands() throws {
    #expect(try bash("tool", "l") == ["lint"])
    #expect(try bash("tool", "").starts(with: ["lint", "bundle"]))
    #expect(try bash("tool", "bundle", "v") == ["verify"])
  }

  @Test("bash completes the options of the command that is typed", .enabled(if: hasCommand("bash"), "needs bash"))
  func bashOptions() throws {
    #expect(try bash("tool", "lint", "--s") == ["--strict"])
    #expect(try bash("tool", "bundle", "--o") == ["--output"])
    #expect(try bash("tool", "bundle", "verify", "--o") == [])
    #expect(try bash("tool", "lint", "--he") == ["--help"])
  }

  @Test("bash completes values, also behind an equals sign", .enabled(if: hasCommand("bash"), "needs bash"))
  func bashValues() throws {
    #expect(try bash("tool", "lint", "--format", "j") == ["json"])
    #expect(try bash("tool", "lint", "-f", "") == ["text", "json"])
    #expect(try bash("tool", "lint", "--format", "=") == ["text", "json"])
    #expect(try bash("tool", "lint", "--format", "=", "t") == ["text"])
    #expect(try bash("tool", "lint", "--report", "s") == ["sarif="])
    // Files are left to bash itself.
    #expect(try bash("tool", "lint", "--config", "x") == [])
    #expect(try bash("tool", "lint", "x") == [])
  }

  @Test("each shell accepts its script", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard hasCommand(shell.rawValue) else { return }
    let script = try folder.write("script", Completion(of: program).script(for: shell))
    let end = try ChildProcess.run([FilePath(shell.rawValue), FilePath("-n"), script])
    #expect(end.status == 0 && end.errors.isEmpty, "\(end.errorText)")
  }

  @Test("fish has a line for each option and command, under the command that it belongs to")
  func fish() {
    let lines = Completion(of: program).script(for: .fish).split(separator: "\n")
    for expected in [
      "complete -c tool -n 'not __fish_seen_subcommand_from lint bundle' -f -a lint -d 'check [all] things: yours'",
      "complete -c tool -n '__fish_seen_subcommand_from lint' -l format -s f -x -a 'text json' -d 'it\\'s a [format]: choose'",
      "complete -c tool -n '__fish_seen_subcommand_from lint' -l config -r -F -d 'configuration'",
      "complete -c tool -n '__fish_seen_subcommand_from bundle; and not __fish_seen_subcommand_from build verify' -f -a verify -d 'verify it'",
    ] {
      #expect(lines.contains { $0 == expected }, "\(expected)")
    }
  }

  @Test("zsh has a specification for each option, its special characters escaped")
  func zsh() {
    let script = Completion(of: program).script(for: .zsh)
    #expect(script.hasPrefix("#compdef tool\n"))
    #expect(script.contains(#"'(--format -f)--format=[it'\''s a \[format\]\: choose]:FORMAT:(text json)' \"#))
    #expect(script.contains(#"'*--report=[report]:FORMAT=FILE:(json= sarif=)' \"#))
    #expect(script.contains(#"'--config=[configuration]:FILE:_files' \"#))
    #expect(script.contains(#"'--strict[let warnings fail]' \"#))
  }
}
