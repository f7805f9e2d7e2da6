/// Options that mean the same for every command.
package enum CommonOptions {
  package static let help = Option("help", short: "h", in: .general, "print this help")
  package static let version = Option("version", short: "V", in: .general, "print the version")
  package static let completion = Option(
    "completion", .choice(Shell.allCases.map(\.rawValue)), "SHELL", in: .general,
    "print a completion script for bash, zsh or fish")

  /// Those that the program itself carries out; every command has them.
  static let all = [completion, version, help]

  package static let color = Option(
    "color", .choice(ColorChoice.allCases.map(\.rawValue)), "WHEN", in: .output,
    "colours on standard output: auto, always or never")
  package static let jobs = Option(
    "jobs", short: "j", .number(1...1024), "N", in: .general, "check N files at a time; one for each core if not given")
}

/// A shell that completions can be had for.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}
