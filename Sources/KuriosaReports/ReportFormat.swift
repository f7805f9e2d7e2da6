import KuriosaLint

/// One way to show the result of a run: a function from plain data to bytes. It reads and writes no files.
package struct ReportFormat: Sendable {
  /// As it stands behind `--format`.
  package let name: String
  /// One line for the help.
  package let summary: String
  /// Writes the whole report; the caller flushes the writer.
  package let write: @Sendable (LintResult, ReportOptions, inout ReportWriter) -> Void

  /// All formats, in the order of the help. A new one is a file of its own and an entry here.
  package static let all: [ReportFormat] = [.text, .short, .json, .sarif, .github, .gitlab, .junit]

  package static func named(_ name: String) -> ReportFormat? {
    all.first { $0.name == name }
  }

  /// The whole report in memory.
  package func bytes(of result: LintResult, _ options: ReportOptions) -> ContiguousArray<UInt8> {
    ReportWriter.bytes { write(result, options, &$0) }
  }
}
