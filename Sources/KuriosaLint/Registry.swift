/// All rules, in the order of the documentation.
public enum Registry {
  public static let rules: [Rule] = [
    syntax, document, sections, fields, options, formulas, privacy, localization, suggestions, catalog, evolution,
    configuration,
  ].flatMap { $0 }

  /// Ids that named a rule once. They never come back with another meaning.
  public static let retiredIDs: [String] = []

  /// The rule of that name.
  public static func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}
