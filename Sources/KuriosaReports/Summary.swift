import KuriosaLint
import KuriosaSource

/// The ends of the reports for people.
enum Summary {
  /// "1 error, 2 warnings in 34 files".
  static func line(_ result: LintResult) -> String {
    let found = [Severity.error, .warning, .note].compactMap { severity in
      let count = result.count(severity)
      return count == 0 ? nil : number(count, severity.rawValue)
    }
    let what = found.isEmpty ? "nothing found" : found.joined(separator: ", ")
    var line = "\(what) in \(number(result.checkedFiles, "file"))"
    if !result.problems.isEmpty { line += "; \(result.problems.count) could not be checked" }
    return line
  }

  /// What `--fix` could do; nil if nothing.
  static func fixes(_ result: LintResult) -> String? {
    let fixable = result.diagnostics.filter { !$0.fixes.isEmpty }
    let safe = fixable.reduce(0) { $0 + ($1.fixes.contains(where: \.isSafe) ? 1 : 0) }
    let unsafe = fixable.count - safe
    switch (safe, unsafe) {
    case (0, 0): return nil
    case (_, 0): return "--fix mends \(safe) of them"
    case (0, _): return "--unsafe-fixes mends \(unsafe) of them, to be looked at"
    default: return "--fix mends \(safe) of them, --unsafe-fixes another \(unsafe), to be looked at"
    }
  }

  /// How often each rule was broken, the most frequent first.
  static func statistics(_ result: LintResult) -> [(rule: String, severity: Severity, count: Int)] {
    var counts: [String: (severity: Severity, count: Int)] = [:]
    for diagnostic in result.diagnostics {
      let count = counts[diagnostic.rule]?.count ?? 0
      let severity = max(counts[diagnostic.rule]?.severity ?? .note, diagnostic.severity)
      counts[diagnostic.rule] = (severity, count + 1)
    }
    return counts.map { (rule: $0.key, severity: $0.value.severity, count: $0.value.count) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  static func writeStatistics(_ result: LintResult, _ options: ReportOptions, _ writer: inout ReportWriter) {
    let rows = statistics(result)
    let width = rows.map { String($0.count).utf8.count }.max() ?? 0
    for row in rows {
      let count = String(row.count)
      let padding = String(repeating: " ", count: width - count.utf8.count)
      let severity = row.severity.rawValue
      let gap = String(repeating: " ", count: 9 - severity.utf8.count)
      writer.writeLine("\(padding)\(count)  \(TerminalStyle(row.severity)(severity, options.color))\(gap)\(row.rule)")
    }
  }

  /// "1 file", "2 files".
  static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
