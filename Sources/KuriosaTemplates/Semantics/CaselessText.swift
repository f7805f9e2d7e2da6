/// A text for comparison "ignoring case": each code point in its full lower case, whatever surrounds it, compared by the
/// code points of NFC; nothing is trimmed, and ß and SS differ (decision 38).
public struct CaselessText: Sendable, Hashable {
  private let bytes: ContiguousArray<UInt8>

  public init(_ text: String) {
    bytes = Normalization.caseFoldForComparison(text.utf8)
  }
}
