import KuriosaSource

/// The texts that the rounds led through. Where fixes undo each other the rounds come back to one of them, which is then
/// where they end: without the fixes that led away from it.
///
/// So a second run, which starts there, ends there too.
struct FixingHistory {
  /// How things stood when a text was left.
  struct Departure {
    /// Findings mended by then.
    let mended: Int
    /// The fixes that led to the next text, and those that had been rejected.
    let rejected: Set<FixIt>
  }

  /// By the hash of the text.
  private var departures: [Int: Departure] = [:]

  mutating func leave(_ source: SourceText, _ departure: Departure) {
    departures[byteHash(source)] = departure
  }

  /// How things stood when this text was left; nil where it is new.
  func departure(from source: SourceText) -> Departure? { departures[byteHash(source)] }
}
