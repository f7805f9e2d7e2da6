/// A character that looks like another one.
package struct Confusable: Sendable {
  package enum Group: String, Sendable {
    /// A Greek letter that looks like a Latin one.
    case greek
    /// A Cyrillic letter that looks like a Latin one.
    case cyrillic
    /// A sign that looks like a common punctuation mark.
    case punctuation
    /// An old double of the same character.
    case compatibility
  }

  package let looksLike: Unicode.Scalar
  package let group: Group
  private let record: StaticTable.Record

  fileprivate init?(_ record: StaticTable.Record) {
    guard let looksLike = Unicode.Scalar(record.codePoint(1)), let group = Group(rawValue: record.text(2) ?? "") else {
      return nil
    }
    self.looksLike = looksLike
    self.group = group
    self.record = record
  }

  /// The character's name in Unicode: `GREEK CAPITAL LETTER ALPHA`.
  package var name: String { record.text(3) ?? "" }
}

/// Greek and Cyrillic letters that look like Latin ones, and lookalikes of punctuation.
package enum ConfusableTable {
  /// What this code point can be taken for; nil if it looks like nothing else.
  package static func find(_ scalar: Unicode.Scalar) -> Confusable? {
    guard scalar.value >= 0xB4, let record = table.record(at: scalar.value) else { return nil }
    return record.codePoint(0) == scalar.value ? Confusable(record) : nil
  }

  /// The code points that can be taken for this one.
  package static func lookalikes(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    table.records.filter { $0.codePoint(1) == scalar.value }.compactMap { Unicode.Scalar($0.codePoint(0)) }
  }

  private static let table = StaticTable(confusableData)
}
