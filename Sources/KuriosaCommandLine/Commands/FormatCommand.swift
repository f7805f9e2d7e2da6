import KuriosaLint
import KuriosaSource

/// `kuriosa format`: writes templates in the one layout.
package enum FormatCommand {
  package static let command = Command(
    "format", "write templates in one layout", operands: "PATH…",
    details: [
      "Paths are files or folders. '-' formats standard input and prints the result.",
      "White space and the order of the format's keys change, nothing else does: texts and numbers stay as they are "
        + "written. A byte order mark is removed. A file with faults of syntax is left alone.",
      "Exit status: 0 done, 1 a difference under --check or --diff, 2 some file could not be formatted.",
    ],
    options: FormatOptions.all, run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    context.messages.isQuiet = invocation.has(LintOptions.quiet)
    if invocation.operands.isEmpty { throw .usage("name files or folders to format, or '-' for standard input") }
    let selection = try selection(invocation)
    for remark in selection.remarks { context.messages.remark("'\(remark.path.text)' \(remark.text)") }
    if selection.isNothingToCheck {
      throw CommandFailure("nothing to format: no template (a file that ends in .json) was found there")
    }
    let run = FormatRun(
      selection: selection, jobs: invocation.number(CommonOptions.jobs) ?? ParallelRun.availableCores,
      keepsLineEnds: invocation.has(FormatOptions.keepLineEnds))
    var status = run.report(as: goal(invocation), &context)
    for problem in selection.problems {
      context.messages.failure("\(problem.path.text): \(problem.reason)")
      status = .notDone
    }
    return status
  }

  private static func goal(_ invocation: Invocation) -> FormatRun.Goal {
    if invocation.has(FormatOptions.check) { return .names }
    return invocation.has(FormatOptions.diff) ? .differences : .files
  }

  /// The files, without those that the configuration excludes.
  private static func selection(_ invocation: Invocation) throws(CommandFailure) -> FileSelection {
    let finder = try ConfigurationFinder(
      given: invocation.path(LintOptions.config), isOff: invocation.has(LintOptions.noConfig))
    let plan = try LintPlan(
      invocation.operands, stdinPath: invocation.path(LintOptions.stdinPath), basis: .init(), finder: finder)
    if let fault = plan.finder.diagnostics.first(where: { $0.severity == .error }) {
      throw CommandFailure(
        "\(fault.place.path.text): \(fault.message); nothing was formatted, since the configuration has errors")
    }
    return plan.selection
  }
}
