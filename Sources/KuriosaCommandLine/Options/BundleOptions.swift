/// The options of `kuriosa-bundle`.
enum BundleOptions {
  static let output = Option(
    "output", short: "o", .path, "DIR", in: .catalog, "the folder to write; it appears whole or stays as it was")
  static let force = Option(
    "force", in: .catalog, "replace an existing folder that is no catalog, with all that it holds")

  /// Those of the check that goes before.
  private static let check: [Option] = [
    LintOptions.format, LintOptions.report, LintOptions.strict, LintOptions.severity, LintOptions.config,
    LintOptions.noConfig, LintOptions.jobs, LintOptions.color, LintOptions.quiet, LintOptions.statistics,
  ]

  static let build = [output, force, LintOptions.stdinPath] + check
  static let verify = check
}
