import KuriosaLint
import KuriosaReports
import KuriosaSource

/// The check of some templates, as every command does it that has one: says what is left out, checks, writes the reports,
/// and sums up in an exit status.
struct LintCheck {
  let plan: LintPlan
  let invocation: Invocation
  /// What could not be read when it was to be mended. It is reported although it may be readable by now.
  var unmended: [FileProblem] = []
  /// Whether having nothing to check is a failure.
  var requiresInput = true

  /// - Parameter operands: paths; without one, `Templates/`.
  static func plan(_ invocation: Invocation, operands: [FilePath]) throws(CommandFailure) -> LintPlan {
    let basis = try RuleSelection.settings(invocation)
    let finder = try ConfigurationFinder(
      given: invocation.path(LintOptions.config), isOff: invocation.has(LintOptions.noConfig))
    let operands = operands.isEmpty ? [FilePath("Templates/")] : operands
    let shipped = try ShippedBase.read(invocation, operands, finder)
    var changed: ChangedFiles?
    if let revision = invocation.path(LintOptions.changedSince) {
      changed = try ChangedFiles(since: revision, operands)
    }
    return try LintPlan(
      operands, stdinPath: invocation.path(LintOptions.stdinPath), basis: basis, finder: finder, shipped: shipped,
      changed: changed)
  }

  func run(_ context: inout Context) throws(CommandFailure) -> ExitStatus {
    try run(&context, visit: { _ in }, amend: { _, _ in }).status
  }

  /// - Parameters:
  ///   - visit: makes something of each text that is checked.
  ///   - amend: adds findings to the result, before it is reported.
  func run<Visited: Sendable>(
    _ context: inout Context, visit: @Sendable (SourceText) -> Visited,
    amend: (inout LintResult, [Visited?]) -> Void
  ) throws(CommandFailure) -> (status: ExitStatus, visited: [Visited?]) {
    for remark in plan.selection.remarks { context.messages.remark("'\(remark.path.text)' \(remark.text)") }
    if requiresInput, plan.selection.isNothingToCheck {
      throw CommandFailure("nothing to check: no template (a file that ends in .json) was found there")
    }
    let isConfigurationBroken = plan.finder.diagnostics.contains { $0.severity == .error }
    var result = LintResult(
      checkedFiles: 0, diagnostics: plan.finder.diagnostics, sources: plan.finder.sources)
    var visited: [Visited?] = []
    if isConfigurationBroken {
      context.messages.failure("nothing was checked, since the configuration has errors")
    } else {
      var progress = Progress(total: plan.selection.inputs.count, on: context.terminal)
      let jobs = invocation.number(LintOptions.jobs) ?? ParallelRun.availableCores
      (result, visited) = LintRun(plan: plan, jobs: jobs).result(progress: { progress.update($0) }, visit: visit)
      progress.end()
      let unreadable = Set(result.problems.map(\.path))
      result.problems += unmended.filter { !unreadable.contains($0.path) }.map(\.checkProblem)
      amend(&result, visited)
      if invocation.has(LintOptions.writeBaseline) {
        var writer = BaselineWriter(plan.finder)
        try writer.write(&result, &context)
      }
    }
    try LintOutput.write(result, invocation, &context)
    for problem in result.problems { context.messages.failure("\(problem.path.text): \(problem.reason)") }
    let status = Self.status(result, isStrict: invocation.has(LintOptions.strict))
    return (status.merged(with: isConfigurationBroken ? .notDone : .clean), visited)
  }

  private static func status(_ result: LintResult, isStrict: Bool) -> ExitStatus {
    let failing = isStrict ? Severity.warning : .error
    let hasFindings = result.diagnostics.contains { $0.severity >= failing }
    return (hasFindings ? ExitStatus.findings : .clean).merged(with: result.problems.isEmpty ? .clean : .notDone)
  }
}
