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
    guard invocation.has(LintOptions.watch) else { return try once(invocation, &context) }
    return try Watch(invocation: invocation).run(&context) { (context) throws(CommandFailure) in
      try once(invocation, &context)
    }
  }

  private static func once(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    let plan = try LintCheck.plan(invocation, operands: invocation.operands)
    if invocation.has(LintOptions.showConfig) {
      context.output.write(ConfigurationText.text(plan, invocation))
      return plan.finder.diagnostics.contains { $0.severity == .error } ? .notDone : .clean
    }
    let mending = try mend(plan, invocation, &context)
    if mending.isAll { return mending.status }
    let check = LintCheck(plan: plan, invocation: invocation, unmended: mending.unread)
    return try check.run(&context).merged(with: mending.status)
  }

  /// What `--fix` and `--diff` do, and whether that is all; else the check is still to come.
  private static func mend(
    _ plan: LintPlan, _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> (status: ExitStatus, isAll: Bool, unread: [FileProblem]) {
    let (isFixing, isShowing) = (invocation.has(LintOptions.fix), invocation.has(LintOptions.diff))
    let includesUnsafe = invocation.has(LintOptions.unsafeFixes)
    guard isFixing || isShowing || includesUnsafe else { return (.clean, false, []) }
    if plan.finder.diagnostics.contains(where: { $0.severity == .error }) || plan.selection.isNothingToCheck {
      return (.clean, false, [])
    }
    if plan.selection.inputs.contains(where: \.isStandardInput) {
      throw .usage("standard input can't be mended in place; name a file")
    }
    let jobs = invocation.number(LintOptions.jobs) ?? ParallelRun.availableCores
    let run = FixRun(plan: plan, jobs: jobs, includesUnsafe: includesUnsafe)
    if isShowing { return (run.showDifference(&context), true, []) }
    let (status, unread) = run.write(&context)
    return (status, false, unread)
  }
}
