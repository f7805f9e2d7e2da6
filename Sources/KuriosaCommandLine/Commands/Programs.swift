/// The commands of `kuriosa`, in the order of its help. `kuriosa-lint` is its `lint` alone, and
/// `kuriosa-bundle` its `bundle`.
package enum Programs {
  package static let commands: [Command] = [
    LintCommand.command, FormatCommand.command, NewCommand.command, ExplainCommand.command, BundleCommand.command,
    ConformCommand.command, DumpCommand.command,
  ]

  package static let kuriosa = Program(
    Command("kuriosa", "check, write and ship the templates of collections", subcommands: commands))

  package static let lint = Program(named("kuriosa-lint", LintCommand.command))

  package static let bundle = Program(named("kuriosa-bundle", BundleCommand.command))

  /// A command as a program of its own.
  private static func named(_ name: String, _ command: Command) -> Command {
    var command = command
    command.name = name
    return command
  }
}
