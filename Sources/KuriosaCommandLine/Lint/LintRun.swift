import KuriosaLint
import KuriosaSource

/// Reads and checks the files of a plan, on several threads, and puts the findings in order.
struct LintRun {
  /// What came of one file.
  private struct Outcome<Visited: Sendable>: Sendable {
    var diagnostics: [Diagnostic] = []
    /// Kept only where there are findings.
    var source: SourceText?
    var problem: FileProblem?
    var visited: Visited?
  }

  let plan: LintPlan
  let jobs: Int

  /// - Parameter progress: called now and then with the number of files taken.
  func result(progress: (Int) -> Void) -> LintResult {
    result(progress: progress) { _ in }.result
  }

  /// The result, and for each input what `visit` makes of the text that was checked; nil for those that can't be read.
  func result<Visited: Sendable>(
    progress: (Int) -> Void, visit: @Sendable (SourceText) -> Visited
  ) -> (result: LintResult, visited: [Visited?]) {
    let inputs = plan.selection.inputs
    let linters = plan.linters
    let linterOfInput = plan.linterOfInput
    var (outcomes, collectors) = ParallelRun.gather(
      count: inputs.count, jobs: jobs, makeState: { CatalogCollector() }, progress: progress,
      work: { collector, index in
        Self.check(inputs[index], linters[linterOfInput[index]], &collector, visit)
      })
    var result = LintResult(checkedFiles: 0)
    for index in outcomes.indices {
      Self.move(&outcomes[index].diagnostics, to: &result.diagnostics)
      if let source = outcomes[index].source { result.sources[inputs[index].path] = source }
      if let problem = outcomes[index].problem {
        result.problems.append(problem.checkProblem)
      } else {
        result.checkedFiles += 1
      }
    }
    result.problems += plan.selection.problems.map(\.checkProblem)
    // Taken out of the list, so that nothing gathered is copied.
    var whole = collectors.popLast() ?? CatalogCollector()
    while let collector = collectors.popLast() { whole.merge(collector) }
    addCatalogFindings(&whole, to: &result)
    addConfigurationFindings(whole, to: &result)
    plan.changed?.filter(&result)
    result.diagnostics.sort(by: Diagnostic.precedes)
    result.problems.sort { ($0.path, $0.reason) < ($1.path, $1.reason) }
    return (result, outcomes.map(\.visited))
  }

  /// Leaves nothing behind: one file can have hundreds of thousands of findings.
  private static func move(_ found: inout [Diagnostic], to all: inout [Diagnostic]) {
    if all.isEmpty { swap(&found, &all) } else { all += found }
    found = []
  }

  private static func check<Visited: Sendable>(
    _ input: FileSelection.Input, _ linter: Linter, _ collector: inout CatalogCollector,
    _ visit: (SourceText) -> Visited
  ) -> Outcome<Visited> {
    do throws(FileProblem) {
      let contents =
        input.isStandardInput ? try FileReader.readStandardInput(named: input.path) : try FileReader.read(input.path)
      switch contents {
      case .tooLarge(let size):
        let finding = linter.tooLarge(path: input.path, size: size)
        return Outcome(diagnostics: finding.map { [$0] } ?? [], source: finding == nil ? nil : SourceText(""))
      case .text(let source):
        let diagnostics = linter.check(source, path: input.path, into: &collector)
        let isNeeded = !diagnostics.isEmpty || input.isStandardInput
        return Outcome(diagnostics: diagnostics, source: isNeeded ? source : nil, visited: visit(source))
      }
    } catch {
      return Outcome(problem: error)
    }
  }

  /// Each finding has the level that holds for the file it stands in.
  private func addCatalogFindings(_ whole: inout CatalogCollector, to result: inout LintResult) {
    var settings = plan.linters[0].settings
    settings.levels = [:]
    settings.selected = []
    settings.ignored = []
    var sources = result.sources
    func source(_ path: FilePath) -> SourceText? {
      if let known = sources[path] { return known }
      guard case .text(let source)? = try? FileReader.read(path) else { return nil }
      sources[path] = source
      return source
    }
    settings.exceptions = []
    let unreadable = Set(result.problems.map(\.path))
    for var diagnostic in Linter(settings: settings, shipped: plan.shipped).checkCatalog(whole, sourceOf: source) {
      let path = diagnostic.place.path
      let linter = plan.linter(for: path)
      guard let rule = Registry.rule(diagnostic.rule), let severity = linter.settings.severity(of: rule),
        !unreadable.contains(path), !linter.isAllowed(diagnostic, in: source(path), &whole)
      else { continue }
      diagnostic.severity = severity
      for path in [diagnostic.place.path] + diagnostic.notes.map(\.place.path) { result.sources[path] = source(path) }
      result.diagnostics.append(diagnostic)
    }
  }

  private func addConfigurationFindings(_ whole: CatalogCollector, to result: inout LintResult) {
    result.diagnostics += plan.finder.diagnostics
    result.diagnostics += ExceptionCheck(plan: plan)?.findings(whole) ?? []
    result.sources.merge(plan.finder.sources) { first, _ in first }
  }
}
