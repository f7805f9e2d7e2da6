import KuriosaCommandLine

/// The program for those who work on the toolchain. A command is a file of its own and a name in this list.
let commands = [CorpusCommand.command, NewRuleCommand.command]

Program(Command("kuriosa-dev", "help with the work on the toolchain itself", subcommands: commands)).main()
