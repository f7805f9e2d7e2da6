/// A version of iOS: `17.0`.
package struct IOSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17` or `17.0`; nil for anything else.
  package init?(_ text: some Collection<UInt8>) {
    guard let numbers = text.withSpan(Self.numbers) else { return nil }
    self.init(major: numbers.major, minor: numbers.minor)
  }

  /// One or two numbers of one to four digits, a full stop between them.
  private static func numbers(_ bytes: Span<UInt8>) -> (major: Int, minor: Int)? {
    var numbers = (major: 0, minor: 0)
    var digits = 0
    var isMinor = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !isMinor, digits > 0 {
        numbers.major = numbers.minor
        (numbers.minor, digits, isMinor) = (0, 0, true)
      } else {
        guard (0x30...0x39).contains(byte), digits < 4 else { return nil }
        numbers.minor = numbers.minor * 10 + Int(byte - 0x30)
        digits += 1
      }
    }
    guard digits > 0 else { return nil }
    return isMinor ? numbers : (numbers.minor, 0)
  }

  package static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  package var description: String { "\(major).\(minor)" }
}

/// One name of an SF Symbol.
package struct Symbol: Sendable {
  fileprivate let record: StaticTable.Record
  /// Whether this is the variant of a symbol for one script or direction, such as `character.book.closed.ar`.
  package let isLocalizedVariant: Bool

  package var name: String { record.text(0) ?? "" }

  /// The version of iOS that introduced it under this name.
  package var introduced: IOSVersion { IOSVersion(record[1]) ?? IOSVersion(major: 13, minor: 0) }

  /// The name that replaced this one. The old name goes on working, and the new one can need a later iOS.
  package var replacedBy: String? { isLocalizedVariant ? nil : record.text(2) }

  /// The symbol without script and direction that a template should name instead of this localized variant; nil for
  /// symbols that are none, and for the two variants that have no base.
  package var baseName: String? { isLocalizedVariant ? record.text(2) : nil }

  /// Whether Apple restricts it to its own product or feature.
  package var isRestricted: Bool { !isLocalizedVariant && !record[3].isEmpty }
}

/// The names of SF Symbols, for "`icon`: SF Symbol name". Names are compared exactly, as UTF-8 bytes.
package enum SymbolTable {
  /// The symbol or localized variant of this name.
  package static func find(_ name: some Collection<UInt8>) -> Symbol? {
    if let record = names.record(name) { return Symbol(record: record, isLocalizedVariant: false) }
    if let record = variants.record(name) { return Symbol(record: record, isLocalizedVariant: true) }
    return nil
  }

  /// The symbol's name that was probably meant by a name that is no symbol: the current name for a known old or
  /// misspelt one, else the nearest name that is not restricted.
  package static func closest(to name: String) -> String? {
    if let alias = aliases.record(name.utf8) { return alias.text(1) }
    var search = DidYouMean(name.utf8)
    var closest: StaticTable.Record?
    for record in names.records where record[3].isEmpty && search.isNearest(record[0]) { closest = record }
    return closest?.text(0)
  }

  private static let names = StaticTable(symbolData)
  private static let variants = StaticTable(localizedSymbolData)
  private static let aliases = StaticTable(symbolAliasData)
}
