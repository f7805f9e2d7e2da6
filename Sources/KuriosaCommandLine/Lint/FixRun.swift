import KuriosaLint
import KuriosaSource

/// `--fix` and `--diff`: mends the files of a plan, and writes them or shows what would change.
struct FixRun {
  private struct Outcome: Sendable {
    var fixed = Fixer.Outcome()
    var original: SourceText?
  }

  let plan: LintPlan
  let jobs: Int
  let includesUnsafe: Bool

  /// Writes each mended file, or nothing of it. Files that can't be read are left to the check that follows.
  func write(_ context: inout Context) throws(CommandFailure) {
    var mended = 0
    var files = 0
    for (input, outcome) in zip(plan.selection.inputs, outcomes()) {
      remark(outcome, input.path, &context)
      guard let text = outcome.fixed.text, let original = outcome.original else { continue }
      do throws(FileProblem) {
        try SafeWriter.replace(input.path, holding: original, with: ContiguousArray(text.bytes))
      } catch {
        throw CommandFailure(error)
      }
      mended += outcome.fixed.mended
      files += 1
    }
    let findings = "\(mended) \(mended == 1 ? "finding" : "findings")"
    context.messages.remark("mended \(findings) in \(files) \(files == 1 ? "file" : "files")")
  }

  /// Prints what `write` would change, as a unified diff. Whether there is a difference.
  func showDifference(_ context: inout Context) -> Bool {
    var isDifferent = false
    for (input, outcome) in zip(plan.selection.inputs, outcomes()) {
      remark(outcome, input.path, &context)
      guard let text = outcome.fixed.text, let original = outcome.original else { continue }
      context.output.write(UnifiedDiff.bytes(original, text, path: input.path))
      isDifferent = true
    }
    return isDifferent
  }

  private func outcomes() -> [Outcome] {
    let inputs = plan.selection.inputs
    let fixers = plan.linters.map { Fixer(linter: $0, includesUnsafe: includesUnsafe) }
    let linterOfInput = plan.linterOfInput
    return ParallelRun.map(count: inputs.count, jobs: jobs, makeState: {}) { _, index in
      guard !inputs[index].isStandardInput, case .text(let source)? = try? FileReader.read(inputs[index].path) else {
        return Outcome()
      }
      return Outcome(fixed: fixers[linterOfInput[index]].mend(source, path: inputs[index].path), original: source)
    }
  }

  private func remark(_ outcome: Outcome, _ path: FilePath, _ context: inout Context) {
    guard let obstacle = outcome.fixed.obstacle else { return }
    context.messages.remark("\(path.text) was not changed: \(obstacle)")
  }
}
