import Testing

@testable import KuriosaTemplates

@Suite struct CharacterTableTests {
  @Test("controls, DEL and C1 controls are errors") func controls() {
    for codePoint in Array(0...0x1F as ClosedRange<UInt32>) + Array(0x7F...0x9F) {
      #expect(find(codePoint)?.level == .error, "\(codePoint)")
    }
    #expect(find(0x85)?.group == .lineBreak)
    #expect(find(0x1B)?.name == "ESCAPE")
  }

  @Test("bidirectional controls are known") func bidirectional() {
    let controls: [UInt32] = [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    for codePoint in controls {
      #expect(find(codePoint)?.group == .bidirectional, "\(codePoint)")
      #expect(find(codePoint)?.level == .error)
    }
    #expect(find(0x202E)?.name == "RIGHT-TO-LEFT OVERRIDE")
  }

  @Test("invisible characters have the level of the data") func levels() {
    #expect(find(0x200B)?.group == .zeroWidth)
    #expect(find(0x200B)?.level == .error)
    #expect(find(0x200D)?.name == "ZERO WIDTH JOINER")
    #expect(find(0xAD)?.level == .warning)
    #expect(find(0xA0)?.level == .allowed)
    #expect(find(0x202F)?.level == .allowed)
    #expect(find(0xFE0F)?.level == .allowed)
    #expect(find(0xFE0D)?.level == .warning)
    #expect(find(0x2009)?.level == .warning)
    #expect(find(0xE0041)?.group == .tag)
    #expect(find(0xFFFD)?.group == .replacement)
    #expect(find(0xF8FF)?.group == .privateUse)
    #expect(find(0x10FFFD)?.group == .privateUse)
    #expect(find(0xFDD0)?.group == .noncharacter)
    #expect(find(0x1FFFE)?.group == .noncharacter)
    #expect(find(0xEFFFF)?.group == .noncharacter)
  }

  @Test("ordinary characters are none of them") func ordinary() {
    for scalar in " aZ~éßñ…„“’–€Ωж中😀\u{301}\u{2010}\u{2027}\u{2070}".unicodeScalars {
      #expect(InvisibleCharacterTable.find(scalar) == nil, "\(scalar)")
    }
  }

  @Test("what is called ordinary is in no range of the table") func ranges() {
    for line in "\(invisibleCharacterData)".split(separator: "\n") {
      let cells = line.split(separator: "\t")
      for value in UInt32(cells[0], radix: 16)!...UInt32(cells[1], radix: 16)! {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if InvisibleCharacterTable.isOrdinary(scalar) { Issue.record("U+\(String(value, radix: 16))") }
      }
    }
  }

  @Test("every default ignorable, joining, white space and control code point is known") func complete() {
    for value in 0...0xE0FFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), scalar != " " else { continue }
      let properties = scalar.properties
      switch properties.generalCategory {
      case .unassigned,
        .otherLetter where !properties.isDefaultIgnorableCodePoint:
        continue
      case .control, .privateUse: break
      default:
        let isInvisible =
          properties.isDefaultIgnorableCodePoint || properties.isWhitespace || properties.isBidiControl
          || properties.isJoinControl
        guard isInvisible else { continue }
      }
      #expect(InvisibleCharacterTable.find(scalar) != nil, "\(String(value, radix: 16))")
    }
  }

  @Test("a Greek or Cyrillic letter that looks like a Latin one is known") func lookalikes() {
    #expect(ConfusableTable.find("Α")?.looksLike == "A")
    #expect(ConfusableTable.find("Α")?.group == .greek)
    #expect(ConfusableTable.find("а")?.looksLike == "a")
    #expect(ConfusableTable.find("а")?.group == .cyrillic)
    #expect(ConfusableTable.find("а")?.name == "CYRILLIC SMALL LETTER A")
    #expect(ConfusableTable.find("\u{37E}")?.group == .punctuation)
    #expect(ConfusableTable.find("µ")?.looksLike == "μ")
    for scalar in "aZé’–ωжъ中\u{0}\u{10FFFF}".unicodeScalars {
      #expect(ConfusableTable.find(scalar) == nil, "\(scalar)")
    }
  }

  @Test("wide characters take two cells, combining and invisible ones none") func width() {
    #expect(TerminalWidth.cells(in: "Uhr") == 3)
    #expect(TerminalWidth.cells(in: "Größe") == 5)
    #expect(TerminalWidth.cells(in: "e\u{301}") == 1)
    #expect(TerminalWidth.cells(in: "時計") == 4)
    #expect(TerminalWidth.cells(in: "한국") == 4)
    #expect(TerminalWidth.cells(in: "⌚") == 2)
    #expect(TerminalWidth.cells(in: "a\u{200B}b") == 2)
    #expect(TerminalWidth.cells(in: "") == 0)
    #expect(TerminalWidth.cells(of: "\u{10FFFF}") == 1)
  }

  @Test(
    "tables of ranges are in order and do not overlap",
    arguments: [invisibleCharacterData, terminalWidthData].map(StaticTable.init))
  func ranges(table: StaticTable) {
    var previous: UInt32?
    for record in table.records {
      let (first, last) = (record.codePoint(0), record.codePoint(1))
      #expect(first <= last)
      if let previous { #expect(previous < first) }
      previous = last
      #expect(table.range(holding: first)?.codePoint(0) == first)
      #expect(table.range(holding: last)?.codePoint(0) == first)
    }
  }

  private func find(_ codePoint: UInt32) -> InvisibleCharacter? {
    Unicode.Scalar(codePoint).flatMap(InvisibleCharacterTable.find)
  }
}
