import KuriosaLint
import KuriosaReports
import KuriosaSource

/// What `--show-config` prints: each value in force, and where it comes from.
enum ConfigurationText {
  static func text(_ plan: LintPlan, _ invocation: Invocation) -> String {
    plan.finder.all.map { text($0, invocation) }.joined(separator: "\n")
  }

  private static func text(_ found: ConfigurationFinder.Found, _ invocation: Invocation) -> String {
    let file = found.path?.text ?? "no file"
    let configuration = found.configuration
    var lines = ["configuration: \(file)"]
    func add(_ name: String, _ value: String, isSet: Bool) {
      lines.append("  \(name): \(value)  (\(isSet ? file : "default"))")
    }
    let languages = configuration.languages ?? LintSettings().languages
    add("languages", languages.joined(separator: ", "), isSet: configuration.languages != nil)
    add(
      "minimumIOS", configuration.minimumIOS.map(String.init(describing:)) ?? "none",
      isSet: configuration.minimumIOS != nil)
    let exclude = configuration.exclude.map(\.text)
    add("exclude", exclude.isEmpty ? "nothing" : exclude.joined(separator: ", "), isSet: !exclude.isEmpty)
    let entries = configuration.glossary.entries.count
    add("glossary", "\(entries) entries", isSet: entries > 0)
    lines += levels(configuration.levels, "rules", file)
    for override in configuration.overrides {
      lines += levels(override.levels, "rules for \(override.files.text)", file)
    }
    for entry in configuration.allow {
      let end = entry.until.map { " until \($0)" } ?? ""
      lines.append(
        "  allow: \(entry.rule) at \(entry.template) \(entry.place)\(end): \(entry.reason)  (\(file))")
    }
    for (option, words) in [(LintOptions.select, "only"), (LintOptions.ignore, "not")] {
      for name in invocation.list(option) { lines.append("  \(words) \(name)  (\(option.spelling))") }
    }
    for (name, level) in invocation.pairs(LintOptions.severity) {
      lines.append("  \(name): \(level.text)  (\(LintOptions.severity.spelling))")
    }
    return lines.map { visible($0) }.joined(separator: "\n") + "\n"
  }

  private static func levels(_ levels: [String: Severity?], _ title: String, _ file: String) -> [String] {
    levels.sorted { $0.key < $1.key }.map { "  \(title): \($0.key) = \($0.value?.rawValue ?? "off")  (\(file))" }
  }
}
