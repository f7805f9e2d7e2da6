import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// The first lines only.
  static let short = ReportFormat(name: "short", summary: "one line for each finding") { result, options, writer in
    var positions = Positions(result)
    for problem in result.problems { writer.writeLine(FirstLine.text(problem, options)) }
    for diagnostic in result.diagnostics {
      writer.writeLine(FirstLine.text(diagnostic, positions.start(diagnostic.place), options))
    }
    if options.statistics { Summary.writeStatistics(result, options, &writer) }
  }
}

/// The line that a finding starts with in every report for people.
enum FirstLine {
  /// `path:line:column: error: message [group/rule]`
  static func text(_ diagnostic: Diagnostic, _ position: TextPosition, _ options: ReportOptions) -> String {
    let place = TerminalStyle.strong(text(diagnostic.place.path, position) + ":", options.color)
    let severity = TerminalStyle(diagnostic.severity)(diagnostic.severity.rawValue + ":", options.color)
    let message = TerminalStyle.strong(visible(diagnostic.message), options.color)
    let rule = TerminalStyle.faint("[\(diagnostic.rule)]", options.color)
    return "\(place) \(severity) \(message) \(rule)"
  }

  /// `path: not checked: reason`
  static func text(_ problem: CheckProblem, _ options: ReportOptions) -> String {
    let place = TerminalStyle.strong(name(problem.path) + ":", options.color)
    return "\(place) \(TerminalStyle.error("not checked:", options.color)) \(visible(problem.reason))"
  }

  /// `path:line:column`
  static func text(_ path: FilePath, _ position: TextPosition) -> String {
    "\(name(path)):\(position.line):\(position.column)"
  }

  private static func name(_ path: FilePath) -> String {
    path == .unnamedInput ? "<stdin>" : visible(path)
  }
}
