import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// Workflow commands that GitHub shows beside the changed lines. It takes ten of a kind from one step; what is beyond
  /// that follows as plain lines, and its number is said.
  static let github = ReportFormat(name: "github", summary: "annotations for GitHub Actions") {
    result, options, writer in
    var report = GitHubReport(result, options)
    report.write(result, &writer)
  }
}

private struct GitHubReport {
  /// Most annotations of a kind in one step.
  static let mostOfAKind = 10

  let options: ReportOptions
  let paths: ReportPaths
  var positions: Positions
  var room: [Severity: Int]
  /// Lines for what found no room.
  var rest: [String] = []

  init(_ result: LintResult, _ options: ReportOptions) {
    self.options = options
    paths = ReportPaths(options)
    positions = Positions(result)
    room = Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, Self.mostOfAKind) })
  }

  mutating func write(_ result: LintResult, _ writer: inout ReportWriter) {
    for problem in result.problems {
      let message = "\(visible(problem.path)) could not be checked: \(visible(problem.reason))"
      guard takeRoom(.error) else {
        rest.append(message)
        continue
      }
      writer.writeLine("::error title=not checked::" + escape(message))
    }
    for diagnostic in result.diagnostics {
      if takeRoom(diagnostic.severity) {
        writer.writeLine(command(diagnostic))
      } else {
        rest.append(plainLine(diagnostic))
      }
    }
    guard !rest.isEmpty else { return }
    writer.writeLine("\(rest.count) more without annotation, since GitHub shows only \(Self.mostOfAKind) of a kind:")
    // Indented, and with a backslash where the runner might find a command in the middle of a line.
    for line in rest { writer.writeLine("  " + line.replacing("##[", with: "#\\#[")) }
  }

  private mutating func takeRoom(_ severity: Severity) -> Bool {
    guard room[severity, default: 0] > 0 else { return false }
    room[severity, default: 0] -= 1
    return true
  }

  private mutating func plainLine(_ diagnostic: Diagnostic) -> String {
    var plain = options
    plain.color = false
    return FirstLine.text(diagnostic, positions.start(diagnostic.place), plain)
  }

  private mutating func command(_ diagnostic: Diagnostic) -> String {
    let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    var properties: [String] = []
    if diagnostic.place.path != .unnamedInput {
      properties.append("file=\(escapeProperty(paths.text(diagnostic.place.path)))")
      properties += place(diagnostic.place)
    }
    properties.append("title=\(escapeProperty(diagnostic.rule))")
    return "::\(kind) \(properties.joined(separator: ","))::\(escape(diagnostic.message))"
  }

  /// Columns only within one line: the service takes them for no others.
  private mutating func place(_ place: Place) -> [String] {
    let (start, end) = positions.range(place)
    let lines = ["line=\(start.line)", "endLine=\(end.line)"]
    return start.line == end.line ? lines + ["col=\(start.column)", "endColumn=\(end.column)"] : lines
  }

  /// The message of a command: `%` and line ends are encoded, so that it decodes to the message itself; what can't be
  /// seen is written out.
  private func escape(_ message: String) -> String {
    var result = ""
    for scalar in message.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case _ where TerminalEscaping.isHidden(scalar): result += TerminalEscaping.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A property of a command: `:` and `,` too.
  private func escapeProperty(_ text: String) -> String {
    var result = ""
    for scalar in escape(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
