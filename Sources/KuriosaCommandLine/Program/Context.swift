/// What a command has to do with the outside: where its output goes, and what surrounds it.
package struct Context {
  /// As the user called it: `kuriosa-lint`, or `kuriosa lint`.
  package var commandName: String
  package var environment: Environment
  package var terminal: Terminal
  /// Standard output: the report and nothing else.
  package var output: Output
  /// Standard error.
  package var messages: Messages

  package init(
    commandName: String, environment: Environment, terminal: Terminal, output: Output, messages: Messages
  ) {
    self.commandName = commandName
    self.environment = environment
    self.terminal = terminal
    self.output = output
    self.messages = messages
  }
}
