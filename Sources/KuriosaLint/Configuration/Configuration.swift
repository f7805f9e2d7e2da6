import KuriosaSource
import KuriosaTemplates

/// What a `.kuriosa-lint.json` says. Plain values; paths in it are relative to the folder it lies in.
public struct Configuration: Sendable {
  /// The name of the file, looked for from each path upwards.
  public static let fileName = ".kuriosa-lint.json"

  /// Languages every localized text of a built-in carries; nil where the file does not say.
  public var languages: [String]?
  /// For a rule or group its severity, or nil for off.
  public var levels: [String: Severity?] = [:]
  /// Files and folders that are not checked.
  public var exclude: [Glob] = []
  /// Other levels for some files, in the order of the file; a later one wins.
  public var overrides: [Override] = []
  package var minimumIOS: IOSVersion?
  public var glossary = Glossary()
  /// Exceptions, those that are over included.
  public var allow: [AllowedFinding] = []

  public struct Override: Sendable {
    public var files: Glob
    public var levels: [String: Severity?]
  }

  public init() {}

  /// The settings for a file, by its path relative to the folder of the configuration.
  public func settings(for path: FilePath, basis: LintSettings = LintSettings()) -> LintSettings {
    var settings = basis
    if let languages { settings.languages = languages }
    if let minimumIOS { settings.minimumIOS = minimumIOS }
    settings.glossary = glossary
    settings.exceptions = allow.filter { !$0.isExpired(basis.today) }
    for (name, level) in levels where settings.levels[name] == nil { settings.levels[name] = level }
    for override in overrides where override.files.matches(path) {
      for (name, level) in override.levels where basis.levels[name] == nil { settings.levels[name] = level }
    }
    return settings
  }

  /// Whether a file or folder, by its path relative to the folder of the configuration, is left out.
  public func excludes(_ path: FilePath) -> Bool {
    exclude.contains { $0.matches(path) }
  }
}
