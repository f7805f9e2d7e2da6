/// The options of `kuriosa format`.
package enum FormatOptions {
  package static let all: [Option] = [
    stdinPath, LintOptions.config, LintOptions.noConfig, check, diff, keepLineEnds, LintOptions.quiet,
    CommonOptions.jobs,
  ]

  private static let stdinPath = LintOptions.stdinPath
  package static let check = Option(
    "check", conflicts: ["diff"], in: .output, "change nothing; print the files that would change, exit status 1 if any"
  )
  package static let diff = Option(
    "diff", in: .output, "change nothing; print what would change, exit status 1 if there is a difference")
  package static let keepLineEnds = Option(
    "keep-line-ends", in: .output, "keep the line ends of a file whose first line ends as on Windows; else all are LF")
}
