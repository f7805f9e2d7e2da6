import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// All findings as a table in Markdown, for the page of a workflow's step (`GITHUB_STEP_SUMMARY`), which takes one
  /// mebibyte. No format of `--format`: it goes with `github`.
  package static let githubSummary = ReportFormat(name: "github-summary", summary: "the page of a workflow's step") {
    result, options, writer in
    var positions = Positions(result)
    let paths = ReportPaths(options)
    writer.writeLine("### \(Markdown.escape(options.toolName)): \(Summary.line(result))")
    for problem in result.problems {
      let place = Markdown.escape(paths.text(problem.path))
      writer.writeLine("\n- **not checked:** \(place): \(Markdown.escape(problem.reason))")
    }
    guard !result.diagnostics.isEmpty else { return }
    writer.write("\n| | Place | Finding | Rule |\n| --- | --- | --- | --- |\n")
    var room = 900_000
    for (index, diagnostic) in result.diagnostics.enumerated() {
      let row = Markdown.row(diagnostic, paths, positions.start(diagnostic.place))
      room -= row.utf8.count
      guard room > 0 else {
        writer.writeLine("\n\(result.diagnostics.count - index) more did not fit on this page.")
        return
      }
      writer.writeLine(row)
    }
  }
}

extension Markdown {
  fileprivate static func row(_ diagnostic: Diagnostic, _ paths: ReportPaths, _ position: TextPosition) -> String {
    let place = "\(escape(paths.text(diagnostic.place.path))):\(position.line):\(position.column)"
    return "| \(diagnostic.severity.rawValue) | \(place) | \(escape(diagnostic.message)) | \(escape(diagnostic.rule)) |"
  }
}
