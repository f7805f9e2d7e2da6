import KuriosaLint
import KuriosaSource

/// `--fix` and `--diff`: mends the files of a plan, and writes them or shows what would change.
struct FixRun {
  private struct Outcome: Sendable {
    var fixed = Fixer.Outcome()
    var original: SourceText?
    var problem: FileProblem?
  }

  let plan: LintPlan
  let jobs: Int
  let includesUnsafe: Bool

  /// Writes each mended file, or nothing of it. What could not be read is for the report of the check that follows.
  func write(_ context: inout Context) -> (status: ExitStatus, unread: [FileProblem]) {
    var status = ExitStatus.clean
    var unread: [FileProblem] = []
    var mended = 0
    var written: [FilePath] = []
    for (input, outcome) in zip(plan.selection.inputs, outcomes()) {
      remark(outcome, input.path, &context)
      if let problem = outcome.problem { unread.append(problem) }
      guard let text = outcome.fixed.text, let original = outcome.original else { continue }
      do throws(FileProblem) {
        try SafeWriter.replace(input.path, holding: original, with: ContiguousArray(text.bytes))
        mended += outcome.fixed.mended
        written.append(input.path)
      } catch {
        context.messages.failure("\(error.path.text): \(error.reason)")
        status = .notDone
      }
    }
    SafeWriter.finish(plan.selection.files, written: written)
    let findings = "\(mended) \(mended == 1 ? "finding" : "findings")"
    context.messages.remark("mended \(findings) in \(written.count) \(written.count == 1 ? "file" : "files")")
    return (status, unread)
  }

  /// Prints what `write` would change, as a unified diff. Status 1 if there is a difference.
  func showDifference(_ context: inout Context) -> ExitStatus {
    var status = ExitStatus.clean
    var problems = plan.selection.problems
    for (input, outcome) in zip(plan.selection.inputs, outcomes()) {
      remark(outcome, input.path, &context)
      if let problem = outcome.problem { problems.append(problem) }
      guard let text = outcome.fixed.text, let original = outcome.original else { continue }
      context.output.write(UnifiedDiff.bytes(original, text, path: input.path))
      status = .findings
    }
    for problem in problems { context.messages.failure("\(problem.path.text): \(problem.reason)") }
    return problems.isEmpty ? status : .notDone
  }

  private func outcomes() -> [Outcome] {
    let inputs = plan.selection.inputs
    let fixers = plan.linters.map { Fixer(linter: $0, includesUnsafe: includesUnsafe) }
    let linterOfInput = plan.linterOfInput
    let changed = plan.changed
    return ParallelRun.map(count: inputs.count, jobs: jobs) { index in
      do throws(FileProblem) {
        guard changed?.contains(inputs[index].path) ?? true else { return Outcome() }
        // A file that is too large is a finding, and no fix of ours.
        guard case .text(let source) = try FileReader.read(inputs[index].path) else { return Outcome() }
        return Outcome(fixed: fixers[linterOfInput[index]].mend(source, path: inputs[index].path), original: source)
      } catch {
        return Outcome(problem: error)
      }
    }
  }

  private func remark(_ outcome: Outcome, _ path: FilePath, _ context: inout Context) {
    let fixed = outcome.fixed
    if let obstacle = fixed.obstacle {
      let state = fixed.text == nil ? "was not changed" : "was not mended any further"
      context.messages.remark("\(path.text) \(state): \(obstacle)")
    }
    for title in fixed.leftOut {
      context.messages.remark("\(path.text): left out '\(title)', which would have caused another finding")
    }
  }
}
