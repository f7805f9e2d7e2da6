/// An enum whose cases are the fixed words that the format allows in one place, such as the types of a field.
/// The raw value is the word exactly as a template spells it.
public protocol FormatWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// All words, to be looked up by their bytes.
  static var table: WordTable<Self> { get }
}

extension FormatWord {
  /// The word as a template spells it.
  @inlinable public var spelling: String { rawValue }

  /// The case that is spelled exactly like these UTF-8 bytes (unescaped, without quotes); nil for any other bytes.
  /// Case matters, and nothing is trimmed or normalized.
  public init?(bytes: some Collection<UInt8>) {
    guard let word = Self.table.find(bytes) else { return nil }
    self = word
  }

  /// The word that was probably meant by `text`, for a "did you mean"; nil if none is near.
  package static func closest(to text: String) -> String? {
    DidYouMean.closest(to: text, among: allCases.lazy.map(\.rawValue))
  }
}
