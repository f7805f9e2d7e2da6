import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("Programs and commands")
struct ProgramTests {
  /// The testing library has a type of the same name.
  private typealias Status = KuriosaCommandLine.ExitStatus

  private static let strict = Option("strict", in: .rules, "let warnings fail")

  private static func command(_ name: String) -> Command {
    Command(name, "do \(name)", operands: "PATH", options: [strict]) {
      (invocation, context) throws(CommandFailure) in
      if invocation.operands == [FilePath("broken")] { throw CommandFailure("it is broken\u{1B}[31m") }
      context.output.writeLine("\(name) \(invocation.operands.map(\.text)) \(invocation.has(strict))")
      return invocation.has(strict) ? .findings : .clean
    }
  }

  private let program = Program(
    Command(
      "tool", "work on things",
      subcommands: [
        command("lint"),
        Command("bundle", "ship", subcommands: [command("build"), command("verify")], defaultSubcommand: "build"),
      ]))

  private func run(_ words: String...) -> (status: Status, output: String, errors: [String]) {
    var context = Context(
      commandName: "tool", environment: Environment([:]),
      terminal: Terminal(environment: Environment([:]), outputIsTerminal: false, errorIsTerminal: false),
      output: .memory, messages: Messages(programName: "tool", descriptor: nil))
    let status = program.run(words.map { ContiguousArray($0.utf8) }, &context)
    return (status, String(decoding: context.output.bytes, as: UTF8.self), context.messages.keptLines)
  }

  @Test("a command gets its operands and options, and its status is the program's")
  func commands() {
    #expect(run("lint", "a", "lint").output == "lint [\"a\", \"lint\"] false\n")
    #expect(run("lint", "--strict").status == .findings)
    #expect(run("bundle", "verify", "a").output == "verify [\"a\"] false\n")
  }

  @Test("a group has a command that is meant when none is named")
  func defaultCommand() {
    #expect(run("bundle", "a").output == "build [\"a\"] false\n")
    #expect(run("bundle", "--strict", "a").output == "build [\"a\"] true\n")
    #expect(run("bundle").output == "build [] false\n")
  }

  @Test("what is wrong with the usage goes to standard error, with status 2")
  func usage() {
    let (status, output, errors) = run("lnt", "a")
    #expect(status == .notDone && output.isEmpty)
    #expect(
      errors == ["tool: unknown command 'lnt'; did you mean 'lint'?", "tool: 'tool --help' lists what is possible"])
    #expect(run().errors.first == "tool: no command given; use one of lint, bundle")
    #expect(run("lint", "--x").errors.last == "tool: 'tool lint --help' lists what is possible")
    #expect(run("zzzzzz").errors.first == "tool: unknown command 'zzzzzz'; use one of lint, bundle")
  }

  @Test("a job that can't be done is status 2, and the message can't reach into the terminal")
  func failures() {
    let (status, output, errors) = run("lint", "broken")
    #expect(status == .notDone && output.isEmpty)
    #expect(errors == ["tool: it is broken\\u{1B}[31m"])
  }

  @Test("two wins over one, three over all")
  func statuses() {
    #expect(Status.findings.merged(with: .notDone) == .notDone)
    #expect(Status.notDone.merged(with: .findings) == .notDone)
    #expect(Status.clean.merged(with: .findings) == .findings)
    #expect(Status.fault.merged(with: .notDone) == .fault)
    #expect([Status.clean, .findings, .notDone, .fault].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("--version prints the program and its version")
  func version() {
    #expect(run("--version").output == "tool \(toolVersion)\n")
    #expect(run("bundle", "verify", "-V").output == "tool \(toolVersion)\n")
  }

  @Test("--help of a program lists its commands")
  func programHelp() {
    let expected = """
      Usage: tool COMMAND [OPTION…]

      Work on things.

      Commands:
        lint                      do lint
        bundle                    ship

      General:
            --completion SHELL    print a completion script for bash, zsh or fish
        -V, --version             print the version
        -h, --help                print this help

      """
    #expect(run("--help").output == expected)
    #expect(run("--help").status == .clean)
  }

  @Test("--help of a command lists its options under headings")
  func commandHelp() {
    let expected = """
      Usage: tool lint [OPTION…] PATH

      Do lint.

      Rules and configuration:
            --strict              let warnings fail

      General:
            --completion SHELL    print a completion script for bash, zsh or fish
        -V, --version             print the version
        -h, --help                print this help

      """
    #expect(run("lint", "--help").output == expected)
  }

  @Test("--help of a group lists its commands and the options of the one that is meant when none is named")
  func groupHelp() {
    let help = run("bundle", "--help").output
    #expect(help.hasPrefix("Usage: tool bundle [COMMAND] [OPTION…] PATH\n"))
    #expect(help.contains("  [build]                   do build\n  verify                    do verify\n"))
    #expect(help.contains("--strict"))
    #expect(run("bundle", "verify", "-h").output.hasPrefix("Usage: tool bundle verify [OPTION…] PATH\n"))
  }
}
