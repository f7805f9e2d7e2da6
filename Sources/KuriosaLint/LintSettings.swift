import KuriosaSource
import KuriosaTemplates

/// What a run is told, from the configuration and the command line. Plain values.
public struct LintSettings: Sendable {
  /// Languages every localized text of a built-in carries, in order; English first.
  public var languages: [String]
  /// The lowest version of iOS that the app runs on; nil where it is not said.
  package var minimumIOS: IOSVersion?
  public var glossary: Glossary
  /// Findings that are meant to be and still hold.
  public var exceptions: [AllowedFinding] = []
  /// The day of the run, `2026-11-30`; nil where it does not matter.
  public var today: String?
  /// For a rule or a group: its severity, or nil for off. A rule wins over its group. A group applies only to what is
  /// on by default.
  public var levels: [String: Severity?]
  /// Only these rules and groups; empty means all.
  public var selected: [String]
  /// Never these rules and groups.
  public var ignored: [String]

  public init(
    languages: [String] = ["en", "de", "fr", "it", "es"], glossary: Glossary = Glossary(),
    levels: [String: Severity?] = [:], selected: [String] = [], ignored: [String] = []
  ) {
    self.languages = languages
    self.glossary = glossary
    self.levels = levels
    self.selected = selected
    self.ignored = ignored
  }

  /// The severity of a rule in this run; nil where it is off.
  public func severity(of rule: Rule) -> Severity? { severity(of: rule.id, usually: rule.severity) }

  /// The severity of the rule with that id in this run; nil where it is off.
  ///
  /// - Parameter severity: what it is where nothing is said.
  func severity(of id: String, usually severity: Severity) -> Severity? {
    if selected.isEmpty, ignored.isEmpty, levels.isEmpty { return severity }
    let group = RuleGroup(ofRule: id).rawValue
    if !selected.isEmpty, !selected.contains(id), !selected.contains(group) { return nil }
    if ignored.contains(id) || ignored.contains(group) && !selected.contains(id) { return nil }
    if let level = levels[id] { return level }
    if let level = levels[group] { return level }
    return severity
  }
}

/// The settings of a run as all its documents share them: one reference to count, not one for each list in them.
final class SharedSettings: Sendable {
  let settings: LintSettings

  init(_ settings: LintSettings) {
    self.settings = settings
  }
}

/// Terms that are meant to be as they are, each with its reason.
public struct Glossary: Sendable {
  /// English terms that may have several translations, or the same text as English, in a language.
  public struct Entry: Sendable, Hashable {
    /// The English text.
    public var term: String
    /// The language; nil for all.
    public var language: String?
    /// The texts that are right; empty means that any is.
    public var translations: [String]
    public var reason: String

    public init(term: String, language: String?, translations: [String], reason: String) {
      self.term = term
      self.language = language
      self.translations = translations
      self.reason = reason
    }
  }

  public var entries: [Entry]

  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// Whether `translation` is right for `term` in `language` by an entry.
  public func allows(_ translation: String, of term: String, in language: String) -> Bool {
    entries.contains { entry in
      entry.term == term && (entry.language ?? language) == language
        && (entry.translations.isEmpty || entry.translations.contains(translation))
    }
  }
}
