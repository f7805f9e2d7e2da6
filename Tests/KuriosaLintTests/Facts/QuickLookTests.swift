import KuriosaJSON
import KuriosaSource
import KuriosaTemplates
import Testing

@testable import KuriosaLint

@Suite("a quick look at bytes never contradicts the tables")
struct QuickLookTests {
  @Test("what the first bytes call ordinary is in no table of invisible characters")
  func ordinaryBytes() {
    for value in UInt32(0x20)..<0x1_1000 {
      guard let scalar = Unicode.Scalar(value), scalar != "\\", scalar != "\"" else { continue }
      let source = SourceText(String(Character(scalar)))
      guard CharacterScanner.areBytesOrdinary(ByteRange(0, source.count), source) else { continue }
      #expect(InvisibleCharacterTable.find(scalar) == nil, "U+\(String(value, radix: 16))")
    }
  }

  @Test("nor is what an escape says that is called ordinary")
  func ordinaryEscapes() {
    for value in UInt32(0)...0xFFFF {
      let digits = String(value, radix: 16)
      let source = SourceText("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      guard CharacterScanner.areBytesOrdinary(ByteRange(0, source.count), source) else { continue }
      let scalar = Unicode.Scalar(value)
      #expect(scalar != nil && InvisibleCharacterTable.find(scalar!) == nil, "U+\(digits)")
    }
    for (text, isOrdinary) in [
      ("\\\"", true), ("\\\\", true), ("\\/", true), ("\\n", false), ("\\ud83d\\ude00", false),
    ] {
      let source = SourceText(text)
      #expect(CharacterScanner.areBytesOrdinary(ByteRange(0, source.count), source) == isOrdinary, "\(text)")
    }
  }

  @Test("letters that are known without the tables are ordinary, can be seen, and are always in NFC")
  func letters() {
    for value in UInt32(0xC0)..<0xD800
    where value < 0x24F || CloserLook.isLetterOfItsOwn(value) {
      let scalar = Unicode.Scalar(value)!
      let isPlain =
        InvisibleCharacterTable.isOrdinary(scalar) && VisibleText.isVisible(scalar)
        && (value < 0x300 || Normalization.isAlwaysNFC(scalar))
      #expect(isPlain, "U+\(String(value, radix: 16))")
    }
  }

  @Test("a repeated hash is never taken for a new one, whatever came between, in list after list")
  func repeats() {
    var filter = RepeatFilter()
    for number in 0..<70_000 {
      var list = filter.list(count: number % 7 == 0 ? 40 : 3)
      // Equal in the bits that choose a place, or all in one place.
      let hashes = (0..<3).map { ($0 + number) << 20 | 5 }
      let areNew = hashes.filter { list.insert($0) }.isEmpty
      let isKnown = list.insert(hashes[number % 3])
      if !isKnown { Issue.record("list \(number): a hash that was there counts as new") }
      if !areNew { Issue.record("list \(number): hashes of another list are remembered") }
    }
  }

  @Test("a list that is longer than it was said to be counts as one with repeats")
  func longList() {
    var filter = RepeatFilter()
    var list = filter.list(count: 1)
    #expect((0..<1000).contains { list.insert($0 << 16) })
  }

  @Test("the spaces that are known without the table are spaces in it", arguments: ["\u{A0}", "\u{202F}"])
  func spaces(_ scalar: Unicode.Scalar) {
    #expect(InvisibleCharacterTable.find(scalar)?.group == .space)
  }

  @Test("texts have the same hash with and without escapes, and look-alikes the same caseless one")
  func hashes() {
    let tree = JSONTree(
      parsing: SourceText(
        #"["Straße für Zwölf", "Stra\u00dfe f\u00FCr Zw\u00f6lf", "STRASSE", "strasse", "abcdefgh", "\u0061bcdefgh"]"#))
    let nodes = Array(tree.elements(of: .root))
    #expect(textHash(nodes[0], tree) == textHash(nodes[1], tree))
    #expect(textHash(nodes[4], tree) == textHash(nodes[5], tree))
    #expect(textHash(nodes[2], tree) != textHash(nodes[3], tree))
    #expect(caselessHash(nodes[2], tree) == caselessHash(nodes[3], tree))
    #expect(caselessHash(nodes[0], tree) == caselessHash(nodes[1], tree))
  }
}
