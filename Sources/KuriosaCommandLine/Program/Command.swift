/// A command of a program, or a group of commands.
package struct Command: Sendable {
  /// Carries out the command; throws when the job can't be done.
  package typealias Run = @Sendable (Invocation, inout Context) throws(CommandFailure) -> ExitStatus

  package var name: String
  /// One sentence without a full stop.
  package var summary: String
  /// What can stand behind the options: `[PATH…]`.
  package var operands: String
  /// More for the help: what the command does with what it is given. Lines may be wrapped.
  package var details: [String]
  /// In the order of the help.
  package var options: [Option]
  package var subcommands: [Command]
  /// The subcommand that is meant when none is named.
  package var defaultSubcommand: String?
  /// nil for a group.
  package var run: Run?

  package init(
    _ name: String, _ summary: String, operands: String = "", details: [String] = [], options: [Option],
    run: @escaping Run
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.details = details
    self.options = options + CommonOptions.all
    subcommands = []
    self.run = run
  }

  /// A group of commands.
  package init(_ name: String, _ summary: String, subcommands: [Command], defaultSubcommand: String? = nil) {
    self.name = name
    self.summary = summary
    operands = ""
    details = []
    options = CommonOptions.all
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
  }

  var defaultCommand: Command? {
    subcommands.first { $0.name == defaultSubcommand }
  }

  /// The options that can stand behind the name of this command: for a group those of its default command.
  var typedOptions: [Option] { defaultCommand?.options ?? options }
}
