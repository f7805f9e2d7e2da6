import KuriosaSource
import KuriosaSystem
import KuriosaTemplates

/// One of the executables. What differs between them is only the tree of commands.
package struct Program: Sendable {
  package let root: Command

  package init(_ root: Command) {
    self.root = root
  }

  /// Runs as the whole process and ends it.
  package func main() -> Never {
    ProcessSetup.prepare()
    let environment = Environment.process
    var context = Context(
      commandName: root.name, environment: environment, terminal: .current(environment), output: .standard,
      messages: Messages(programName: root.name, descriptor: 2))
    var status = run(ProcessSetup.arguments, &context)
    if let error = ProcessSetup.closeOutput() { status = reportUnwritable(error, after: status, &context) }
    ProcessSetup.end(status)
  }

  /// - Parameter arguments: without the name of the program.
  package func run(_ arguments: [ContiguousArray<UInt8>], _ context: inout Context) -> ExitStatus {
    var status: ExitStatus
    var rest = arguments[...]
    do throws(CommandFailure) {
      let command = try selectCommand(&rest, &context)
      status = try run(command, Array(rest), &context)
    } catch {
      status = .notDone
      report(error, &context)
    }
    if let error = context.output.finish() { status = reportUnwritable(error, after: status, &context) }
    return status
  }

  private func run(
    _ command: Command, _ arguments: [ContiguousArray<UInt8>], _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    let invocation = try ArgumentParser.parse(arguments, options: command.options)
    if invocation.has(CommonOptions.help) {
      context.output.write(HelpText(command, as: context.commandName, width: context.terminal.width).text)
    } else if invocation.has(CommonOptions.version) {
      context.output.writeLine("\(root.name) \(toolVersion)")
    } else if let shell = invocation.choice(CommonOptions.completion, as: Shell.self) {
      context.output.write(Completion(of: root).script(for: shell))
    } else if let run = command.run {
      return try run(invocation, &context)
    } else {
      throw unknownCommand(invocation.operands.first, of: command)
    }
    return .clean
  }

  /// Takes names of commands off the front of `arguments`.
  private func selectCommand(
    _ arguments: inout ArraySlice<ContiguousArray<UInt8>>, _ context: inout Context
  ) throws(CommandFailure) -> Command {
    var command = root
    while !command.subcommands.isEmpty {
      let name = arguments.first ?? []
      if let named = command.subcommands.first(where: { $0.name.utf8.elementsEqual(name) }) {
        arguments.removeFirst()
        command = named
        context.commandName += " " + named.name
      } else if let fallback = command.defaultCommand, !isRequestForHelp(name) {
        command = fallback
      } else {
        break
      }
    }
    return command
  }

  /// A group's own help lists its commands.
  private func isRequestForHelp(_ argument: ContiguousArray<UInt8>) -> Bool {
    ["--help", "-h"].contains { $0.utf8.elementsEqual(argument) }
  }

  private func unknownCommand(_ name: FilePath?, of group: Command) -> CommandFailure {
    let names = group.subcommands.map(\.name)
    guard let name else { return .usage("no command given; use one of \(names.joined(separator: ", "))") }
    let nearest = DidYouMean.closest(to: name.text, among: names)
    let question = nearest.map { "did you mean '\($0)'?" } ?? "use one of \(names.joined(separator: ", "))"
    return .usage("unknown command '\(name.text)'; \(question)")
  }

  /// Output that did not arrive is never a success.
  private func reportUnwritable(
    _ error: SystemError, after status: ExitStatus, _ context: inout Context
  ) -> ExitStatus {
    context.messages.failure("standard output can't be written: \(error.reason)")
    return status.merged(with: .notDone)
  }

  private func report(_ failure: CommandFailure, _ context: inout Context) {
    context.messages.failure(failure.message)
    if failure.isUsage { context.messages.failure("'\(context.commandName) --help' lists what is possible") }
  }
}
