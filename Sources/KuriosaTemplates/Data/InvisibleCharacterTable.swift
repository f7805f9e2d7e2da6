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
    isOrdinary(scalar) ? nil : table.range(holding: scalar.value).flatMap(InvisibleCharacter.init)
  }

  /// Whether a code point surely is not in the table: true for nearly all that are not.
  @inlinable
  package static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x34E, 0x350...0x115E, 0x1161...0x167F, 0x1681...0x17B3,
      0x17B6...0x180A, 0x1810...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x27FF, 0x2801...0x2FFF,
      0x3001...0x3163, 0x3165...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFDFF, 0xFE10...0xFEFE, 0xFF00...0xFF9F,
      0xFFA1...0xFFF8, 0x10000...0x1342F, 0x1F000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      scalar.value != 0x61C
    default: false
    }
  }

  private static let table = StaticTable(invisibleCharacterData)
}
