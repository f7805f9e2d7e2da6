/// A character that nobody sees, an unusual space, or something that is no text at all.
package struct InvisibleCharacter: Sendable {
  package enum Group: String, Sendable {
    case bidirectional = "bidi"
    case control
    case filler
    case format
    case lineBreak = "line-break"
    case noncharacter
    case privateUse = "private-use"
    case replacement
    case space
    case tag
    case variationSelector = "variation-selector"
    case zeroWidth = "zero-width"
  }

  /// How bad it is in a text, where nothing in the text around it calls for it.
  package enum Level: String, Sendable {
    case error
    case warning
    case allowed = "allow"
  }

  package let group: Group
  package let level: Level
  private let record: StaticTable.Record

  fileprivate init?(_ record: StaticTable.Record) {
    guard let group = Group(rawValue: record.text(2) ?? ""), let level = Level(rawValue: record.text(3) ?? "") else {
      return nil
    }
    self.group = group
    self.level = level
    self.record = record
  }

  /// The character's name in Unicode, or that of the range it is in: `ZERO WIDTH SPACE`.
  package var name: String { record.text(4) ?? "" }
}

/// Invisible characters, unusual spaces, controls, noncharacters and private use.
package enum InvisibleCharacterTable {
  /// What is known of this code point; nil for ordinary visible characters and the space.
  package static func find(_ scalar: Unicode.Scalar) -> InvisibleCharacter? {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x34E, 0x350...0x61A, 0x2010...0x2027, 0x2030...0x205E: nil
    case let codePoint: table.range(holding: codePoint).flatMap(InvisibleCharacter.init)
    }
  }

  private static let table = StaticTable(invisibleCharacterData)
}
