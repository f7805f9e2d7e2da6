import KuriosaSource

/// An exception: a finding that is meant to be. It names a rule, a template and a place, never a line, so it survives
/// another layout, another order, and edits elsewhere.
public struct AllowedFinding: Sendable, Hashable {
  public var rule: String
  /// The id of the template.
  public var template: String
  /// The JSON pointer with ids instead of indexes: `/fields/brand/label/de`; empty for the whole template.
  public var place: String
  /// Why it is right as it is.
  public var reason: String
  /// The last day on which it holds, `2027-01-31`; nil for ever.
  public var until: String?
  /// Where the entry stands.
  public var entry: Place

  public init(
    rule: String, template: String, place: String, reason: String, until: String? = nil, entry: Place
  ) {
    self.rule = rule
    self.template = template
    self.place = place
    self.reason = reason
    self.until = until
    self.entry = entry
  }

  /// Whether its last day is over.
  /// - Parameter today: `2026-11-30`; nil where the day is not known, and nothing ends.
  public func isExpired(_ today: String?) -> Bool {
    guard let until, let today else { return false }
    return until < today
  }

  /// Whether findings of a rule can be allowed: a template with faults of syntax can't be shipped, and what is wrong with
  /// the exceptions themselves can't be excepted.
  public static func isPossible(_ rule: String) -> Bool {
    !rule.hasPrefix("syntax/") && !rule.hasPrefix("configuration/")
  }
}
