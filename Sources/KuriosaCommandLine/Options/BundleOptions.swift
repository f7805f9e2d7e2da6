import KuriosaReports

/// The options of `kuriosa-bundle`.
enum BundleOptions {
  static let output = Option(
    "output", short: "o", .path, "DIR", in: .catalog, "the folder to write; it appears whole or stays as it was")
  static let force = Option(
    "force", in: .catalog, "replace an existing folder that is no catalog, with all that it holds")

  static let previous = Option(
    "previous", .path, "BASE", in: .comparison,
    "judge changes against what shipped: a catalog, a folder, git:REV[:PATH] or git-merge-base:REV[:PATH]")
  static let changeFormat = Option(
    "format", .choice(ChangeReportFormat.all.map(\.name)), "FORMAT", in: .output,
    "report on standard output: \(ChangeReportFormat.all.map(\.name).joined(separator: ", ")); text if not given")
  static let exitCode = Option("exit-code", in: .output, "exit status 1 when there is a difference")

  /// Those of the check that goes before.
  private static let check: [Option] = [
    LintOptions.format, LintOptions.report, LintOptions.strict, LintOptions.severity, LintOptions.config,
    LintOptions.noConfig, LintOptions.jobs, LintOptions.color, LintOptions.quiet, LintOptions.statistics,
  ]

  static let build = [output, force, previous, LintOptions.allowEmptyBase, LintOptions.stdinPath] + check
  static let verify = check
  static let diff = [LintOptions.allowEmptyBase, changeFormat, exitCode, LintOptions.color]
}
