import KuriosaLint
import KuriosaReports
import KuriosaSource

/// Writes the reports of a run: one to standard output, and those that `--report` names to files.
enum LintOutput {
  static func write(_ result: LintResult, _ invocation: Invocation, _ context: inout Context) throws(CommandFailure) {
    let shown = invocation.has(LintOptions.quiet) ? errorsOnly(result) : result
    for (name, path) in invocation.pairs(LintOptions.report) {
      guard let format = ReportFormat.named(name) else { continue }
      try writeFile(format.bytes(of: result, options(invocation, context, isTerminal: false)), path)
    }
    let format = ReportFormat.named(invocation.text(LintOptions.format) ?? "text") ?? ReportFormat.all[0]
    var output = context.output
    context.output = .memory
    var writer = ReportWriter { output.write($0) }
    format.write(shown, options(invocation, context, isTerminal: true), &writer)
    writer.flush()
    context.output = output
    try writeStepSummary(result, format, invocation, context)
  }

  /// GitHub shows only so many annotations; the page of the step has them all.
  private static func writeStepSummary(
    _ result: LintResult, _ format: ReportFormat, _ invocation: Invocation, _ context: Context
  ) throws(CommandFailure) {
    guard format.name == "github", let path = context.environment["GITHUB_STEP_SUMMARY"] else { return }
    let bytes = ReportFormat.githubSummary.bytes(of: result, options(invocation, context, isTerminal: false))
    do throws(FileProblem) {
      try naming(FilePath(path)) { () throws(SystemError) in try FileDescriptor.append(to: FilePath(path), bytes) }
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func writeFile(_ bytes: ContiguousArray<UInt8>, _ path: FilePath) throws(CommandFailure) {
    do throws(FileProblem) {
      try SafeWriter.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func errorsOnly(_ result: LintResult) -> LintResult {
    var result = result
    result.diagnostics.removeAll { $0.severity != .error }
    return result
  }

  private static func options(_ invocation: Invocation, _ context: Context, isTerminal: Bool) -> ReportOptions {
    var options = ReportOptions()
    options.toolVersion = toolVersion
    options.rules = { Registry.rules.map(RuleDescription.init) }
    if isTerminal {
      options.color = context.terminal.usesColor(invocation.choice(LintOptions.color) ?? .auto)
      options.width = context.terminal.outputIsTerminal ? context.terminal.width : nil
    }
    options.statistics = invocation.has(LintOptions.statistics)
    options.quiet = invocation.has(LintOptions.quiet)
    options.failing = invocation.has(LintOptions.strict) ? .warning : .error
    let folder = try? FilePath(".").resolved()
    options.workingFolder = folder
    options.root = RepositoryRoot.find(for: subjects(invocation)) ?? folder.flatMap(RepositoryRoot.find) ?? folder
    return options
  }

  /// What is checked, as it was named.
  private static func subjects(_ invocation: Invocation) -> [FilePath] {
    let operands = invocation.operands.isEmpty ? [FilePath("Templates/")] : invocation.operands
    return operands.compactMap { $0 == FilePath("-") ? invocation.path(LintOptions.stdinPath) : $0 }
  }
}

/// The root of the repository that a folder lies in.
enum RepositoryRoot {
  /// That of the first path that lies in one: wherever a command is started, a file is called the same in its reports.
  static func find(for paths: [FilePath]) -> FilePath? {
    paths.lazy.compactMap { path in
      let isFolder = (try? FileStatus(of: path))?.kind == .folder
      return (try? (isFolder ? path : path.folder).resolved()).flatMap(find)
    }.first
  }

  /// Nil outside of one.
  static func find(_ folder: FilePath) -> FilePath? {
    var current = folder
    while (try? FileStatus(ofLink: current.appending(".git".utf8))) == nil {
      let parent = current.folder
      if parent == current { return nil }
      current = parent
    }
    return current
  }
}
