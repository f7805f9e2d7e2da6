import KuriosaLint
import KuriosaSource

/// What `--list-rules` and `--explain` print, made from the rules themselves.
enum RuleText {
  /// One line for each rule: name, severity, whether it can be mended, summary.
  static func list() -> String {
    let width = Registry.rules.map { $0.id.utf8.count }.max() ?? 0
    return Registry.rules.map { rule in
      let name = padded(rule.id, width)
      return "\(name)  \(padded(rule.severity.rawValue, 7))  \(padded(fix(rule), 10))  \(rule.summary)\n"
    }.joined()
  }

  /// The whole documentation of a rule.
  static func explanation(_ rule: Rule) -> String {
    var parts = ["\(rule.id) (\(rule.severity.rawValue))", rule.summary, rule.rationale, "Format: \(rule.reference)"]
    if rule.fix != .none { parts.append("Can be mended: \(fix(rule))") }
    parts += rule.triggering.map { example("Wrong", $0) }
    parts += rule.passing.map { example("Right", $0) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func example(_ verdict: String, _ example: RuleExample) -> String {
    let title = example.title.isEmpty ? "\(verdict):" : "\(verdict), \(example.title):"
    let shipped = example.shippedExcerpts.flatMap { ["where this has shipped:"] + indented($0) }
    return ([title] + indented(example.excerpt) + shipped).joined(separator: "\n")
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
  }

  private static func fix(_ rule: Rule) -> String {
    switch rule.fix {
    case .none: ""
    case .safe: "safe fix"
    case .unsafe: "unsafe fix"
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
