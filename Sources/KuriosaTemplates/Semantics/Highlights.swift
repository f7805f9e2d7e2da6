/// A key fact shown on gallery cards and lists.
public enum KeyFact: Sendable, Hashable {
  /// The value of a field, by its key.
  case field(String)
  /// "`@count` for the count of a collection that counts."
  case count

  /// How a template spells the count.
  public static let countSpelling = "@count"

  /// The word as a template spells it: a field key or `@count`.
  public var spelling: String {
    switch self {
    case .field(let key): key
    case .count: Self.countSpelling
    }
  }
}

extension Template {
  /// "Up to three key facts": the highlights, or without them "the first three visible, non-sensitive fields".
  ///
  /// Left out of the highlights: hidden, sensitive and unknown fields, and "`@count` while the count is removed". "A list
  /// with only `@count` shows the count only", or nothing while it is removed (decision 48).
  public var keyFacts: [KeyFact] {
    let shown = visibleFieldKeys
    guard let highlights else { return shown.prefix(3).map(KeyFact.field) }
    let facts = highlights.compactMap { highlight -> KeyFact? in
      if highlight == KeyFact.countSpelling { return showsCount ? .count : nil }
      return shown.containsExactly(highlight) ? .field(highlight) : nil
    }
    return Array(facts.prefix(3))
  }

  /// Keys of the fields that are neither hidden nor sensitive, also by what they use.
  private var visibleFieldKeys: [String] {
    zip(fields, SensitiveFields.effective(fields)).filter { !$0.isHidden && !$1 }.map(\.0.key)
  }
}
