import KuriosaLint
import KuriosaSource
import KuriosaTemplates

/// What the command line says about rules: `--select`, `--ignore`, `--severity`.
enum RuleSelection {
  static func settings(_ invocation: Invocation) throws(CommandFailure) -> LintSettings {
    var settings = LintSettings()
    settings.today = Day.today
    settings.selected = try names(invocation.list(LintOptions.select))
    settings.ignored = try names(invocation.list(LintOptions.ignore))
    for (name, level) in invocation.pairs(LintOptions.severity) {
      try check(name)
      settings.levels.updateValue(Severity(rawValue: level.text), forKey: name)
    }
    return settings
  }

  /// The rule of that name.
  static func rule(_ name: String) throws(CommandFailure) -> Rule {
    if let rule = Registry.rule(name) { return rule }
    throw unknown(name, among: Registry.rules.map(\.id), "rule")
  }

  private static func names(_ names: [String]) throws(CommandFailure) -> [String] {
    for name in names { try check(name) }
    return names
  }

  private static func check(_ name: String) throws(CommandFailure) {
    let known = RuleGroup.allCases.map(\.rawValue) + Registry.rules.map(\.id)
    if !known.contains(name) { throw unknown(name, among: known, "rule or group") }
  }

  private static func unknown(_ name: String, among known: [String], _ noun: String) -> CommandFailure {
    let nearest = DidYouMean.closest(to: name, among: known)
    let end = nearest.map { "did you mean '\($0)'?" } ?? "'--list-rules' shows all"
    return .usage("there is no \(noun) '\(name)'; \(end)")
  }
}
