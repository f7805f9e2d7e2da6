/// The commands of `kuriosa`, in the order of its help. `kuriosa-lint` is its `lint` alone, `kuriosa-bundle` its
/// `bundle`.
package enum Programs {
  package static let commands: [Command] = []

  package static let kuriosa = Program(
    Command("kuriosa", "check, write and ship the templates of collections", subcommands: commands))
}
