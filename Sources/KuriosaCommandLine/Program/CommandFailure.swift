import KuriosaSource

/// Why a command can't do its job. Leads to exit status 2.
package struct CommandFailure: Error, Hashable {
  /// One plain phrase, not yet escaped for the terminal.
  package var message: String
  /// The command line is wrong: the help can help.
  package var isUsage: Bool

  package init(_ message: String) {
    self.message = message
    isUsage = false
  }

  package init(_ problem: FileProblem) {
    self.init("\(problem.path.text): \(problem.reason)")
  }

  package static func usage(_ message: String) -> CommandFailure {
    var failure = CommandFailure(message)
    failure.isUsage = true
    return failure
  }
}
