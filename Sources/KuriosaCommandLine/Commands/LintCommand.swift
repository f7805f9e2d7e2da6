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
    let plan = try plan(invocation)
    if invocation.has(LintOptions.showConfig) {
      context.output.write(ConfigurationText.text(plan, invocation))
      return plan.finder.diagnostics.contains { $0.severity == .error } ? .notDone : .clean
    }
    if let status = try mend(plan, invocation, &context) { return status }
    return try check(plan, invocation, &context)
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

  private static func plan(_ invocation: Invocation) throws(CommandFailure) -> LintPlan {
    let basis = try RuleSelection.settings(invocation)
    let finder = try ConfigurationFinder(
      given: invocation.path(LintOptions.config), isOff: invocation.has(LintOptions.noConfig))
    let operands = invocation.operands.isEmpty ? [FilePath("Templates/")] : invocation.operands
    return try LintPlan(operands, stdinPath: invocation.path(LintOptions.stdinPath), basis: basis, finder: finder)
  }

  private static func check(
    _ plan: LintPlan, _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    for remark in plan.selection.remarks { context.messages.remark("'\(remark.path.text)' \(remark.text)") }
    if plan.selection.isNothingToCheck {
      throw CommandFailure("nothing to check: no template (a file that ends in .json) was found there")
    }
    let isConfigurationBroken = plan.finder.diagnostics.contains { $0.severity == .error }
    var result = LintResult(
      checkedFiles: 0, diagnostics: plan.finder.diagnostics, sources: plan.finder.sources)
    if isConfigurationBroken {
      context.messages.failure("nothing was checked, since the configuration has errors")
    } else {
      var progress = Progress(total: plan.selection.inputs.count, on: context.terminal)
      let jobs = invocation.number(LintOptions.jobs) ?? ParallelRun.availableCores
      result = LintRun(plan: plan, jobs: jobs).result { progress.update($0) }
      progress.end()
    }
    try LintOutput.write(result, invocation, &context)
    for problem in result.problems { context.messages.failure("\(problem.path.text): \(problem.reason)") }
    return status(result, isStrict: invocation.has(LintOptions.strict))
      .merged(with: isConfigurationBroken ? .notDone : .clean)
  }

  private static func status(_ result: LintResult, isStrict: Bool) -> ExitStatus {
    let failing = isStrict ? Severity.warning : .error
    let hasFindings = result.diagnostics.contains { $0.severity >= failing }
    return (hasFindings ? ExitStatus.findings : .clean).merged(with: result.problems.isEmpty ? .clean : .notDone)
  }
}
