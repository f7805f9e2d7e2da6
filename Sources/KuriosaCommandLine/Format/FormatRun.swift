import KuriosaJSON
import KuriosaReports
import KuriosaSource
import KuriosaTemplates

/// Formats the files of a selection, on several threads, and writes them or says what would change.
struct FormatRun {
  /// What is wanted.
  enum Goal {
    /// The files are to be changed.
    case files
    /// The names of the files that would change.
    case names
    /// A unified diff of what would change.
    case differences
  }

  private struct Outcome: Sendable {
    var original = SourceText("")
    /// Nil where there is none.
    var formatted: SourceText?
    var problem: FileProblem?

    var isChanged: Bool { formatted.map { !$0.hasSameBytes(as: original) } ?? false }
  }

  let selection: FileSelection
  let jobs: Int
  let keepsLineEnds: Bool

  func report(as goal: Goal, _ context: inout Context) -> ExitStatus {
    var status = ExitStatus.clean
    var changed: [FilePath] = []
    for (input, outcome) in zip(selection.inputs, outcomes()) {
      do throws(FileProblem) {
        if let problem = outcome.problem { throw problem }
        guard let formatted = outcome.formatted else { continue }
        try show(formatted, outcome, input, goal, &context)
        if outcome.isChanged {
          changed.append(input.path)
          if goal != .files { status = status.merged(with: .findings) }
        }
      } catch {
        context.messages.failure("\(error.path.text): \(error.reason)")
        status = .notDone
      }
    }
    if goal == .files { SafeWriter.finish(selection.files, written: changed) }
    remark(changed.count, goal, &context)
    return status
  }

  private func show(
    _ formatted: SourceText, _ outcome: Outcome, _ input: FileSelection.Input, _ goal: Goal,
    _ context: inout Context
  ) throws(FileProblem) {
    switch goal {
    case .files where input.isStandardInput: context.output.write(formatted.bytes)
    case _ where !outcome.isChanged: break
    case .files: try SafeWriter.replace(input.path, holding: outcome.original, with: ContiguousArray(formatted.bytes))
    case .names: context.output.writeLine(visible(input.path))
    case .differences:
      context.output.write(UnifiedDiff.bytes(outcome.original, formatted, path: input.path))
    }
  }

  private func remark(_ changed: Int, _ goal: Goal, _ context: inout Context) {
    if selection.inputs.allSatisfy(\.isStandardInput) { return }
    let count = selection.inputs.count
    let files = "\(changed) of \(count) \(count == 1 ? "file" : "files")"
    context.messages.remark(goal == .files ? "formatted \(files)" : "\(files) would change")
  }

  private func outcomes() -> [Outcome] {
    let inputs = selection.inputs
    return ParallelRun.map(count: inputs.count, jobs: jobs) { index in
      do throws(FileProblem) {
        return try format(inputs[index])
      } catch {
        return Outcome(problem: error)
      }
    }
  }

  private func format(_ input: FileSelection.Input) throws(FileProblem) -> Outcome {
    let contents =
      input.isStandardInput ? try FileReader.readStandardInput(named: input.path) : try FileReader.read(input.path)
    guard case .text(let source) = contents else {
      throw FileProblem(input.path, "is larger than \(FileReader.sizeLimit) bytes; it was left alone")
    }
    let lineEnd = keepsLineEnds ? LineEnd(of: source) : .lineFeed
    switch TemplateLayout.layout.format(JSONTree(parsing: source), lineEnd: lineEnd) {
    case .success(let formatted): return Outcome(original: source, formatted: formatted)
    case .failure(let fault): throw problem(fault, source, input.path)
    }
  }

  private func problem(_ fault: LayoutFault, _ source: SourceText, _ path: FilePath) -> FileProblem {
    switch fault {
    case .syntax: FileProblem(path, "a file with faults of syntax is left alone; " + SyntaxFinding.first(source, path))
    case .tooLarge: FileProblem(path, "would become larger than \(FileReader.sizeLimit) bytes; it was left alone")
    case .otherContent:
      FileProblem(path, "was left alone, since the result would say something else; please report this with the file")
    }
  }
}
