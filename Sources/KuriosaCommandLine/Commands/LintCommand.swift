import KuriosaLint
import KuriosaReports
import KuriosaSource

/// `kuriosa-lint`: reads templates and reports every fault of the format.
package enum LintCommand {
  package static let command = Command(
    "lint", "check templates and report every fault", operands: "[PATH…]",
    details: [
      "Paths are files or folders; without one, Templates/ is checked. '-' reads standard input.",
      "Exit status: 0 clean, 1 findings, 2 the job could not be done, 3 a fault of our own.",
    ],
    options: LintOptions.all, run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    context.messages.isQuiet = invocation.has(LintOptions.quiet)
    if invocation.has(LintOptions.listRules) {
      context.output.write(RuleText.list())
      return .clean
    }
    if let name = invocation.text(LintOptions.explain) {
      context.output.write(RuleText.explanation(try RuleSelection.rule(name)))
      return .clean
    }
    let plan = try LintCheck.plan(invocation, operands: invocation.operands)
    if invocation.has(LintOptions.showConfig) {
      context.output.write(ConfigurationText.text(plan, invocation))
      return plan.finder.diagnostics.contains { $0.severity == .error } ? .notDone : .clean
    }
    if let status = try mend(plan, invocation, &context) { return status }
    return try LintCheck(plan: plan, invocation: invocation).run(&context)
  }

  /// What `--fix` and `--diff` do; nil where the check is still to come.
  private static func mend(
    _ plan: LintPlan, _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus? {
    let (isFixing, isShowing) = (invocation.has(LintOptions.fix), invocation.has(LintOptions.diff))
    let includesUnsafe = invocation.has(LintOptions.unsafeFixes)
    guard isFixing || isShowing || includesUnsafe else { return nil }
    if plan.finder.diagnostics.contains(where: { $0.severity == .error }) || plan.selection.isNothingToCheck {
      return nil
    }
    if plan.selection.inputs.contains(where: \.isStandardInput) {
      throw .usage("standard input can't be mended in place; name a file")
    }
    let jobs = invocation.number(LintOptions.jobs) ?? ParallelRun.availableCores
    let run = FixRun(plan: plan, jobs: jobs, includesUnsafe: includesUnsafe)
    guard isShowing else {
      try run.write(&context)
      return nil
    }
    for problem in plan.selection.problems { context.messages.failure("\(problem.path.text): \(problem.reason)") }
    let status: ExitStatus = run.showDifference(&context) ? .findings : .clean
    return status.merged(with: plan.selection.problems.isEmpty ? .clean : .notDone)
  }
}
