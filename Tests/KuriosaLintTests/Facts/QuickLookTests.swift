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
