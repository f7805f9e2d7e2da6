import Testing

@testable import KuriosaTemplates

@Suite struct StaticTableTests {
  private static let table = StaticTable(
    """
    a\t1
    a.b\t2\t3
    ab\t\t4
    b
    """)

  @Test("a record is found by exactly its first cell") func find() {
    let table = Self.table
    #expect(table.record("a".utf8)?.text(1) == "1")
    #expect(table.record("a.b".utf8)?.text(2) == "3")
    #expect(table.record("ab".utf8)?.text(2) == "4")
    #expect(table.record("b".utf8) != nil)
    for other in ["", "A", "a.", "a.bc", "abc", "aa", "c", "a\t1", "b\n", "a\n"] {
      #expect(table.record(other.utf8) == nil, "\(other)")
    }
  }

  @Test("an empty cell and a cell behind the last one have no text") func cells() {
    #expect(Self.table.record("ab".utf8)?.text(1) == nil)
    #expect(Self.table.record("ab".utf8)?.text(3) == nil)
    #expect(Self.table.record("b".utf8)?.text(1) == nil)
    #expect(Self.table.record("a".utf8)?.text(2) == nil)
  }

  @Test("all records are listed in order") func records() {
    #expect(Self.table.records.map { $0.text(0) } == ["a", "a.b", "ab", "b"])
  }

  @Test(
    "every table is sorted by the bytes of its first cell, each once",
    arguments: [
      symbolData, localizedSymbolData, symbolAliasData, languageData, scriptData, regionData, languageAliasData,
      regionAliasData, invisibleCharacterData, confusableData, terminalWidthData, decompositionData, compositionData,
      currencyData,
    ].map(StaticTable.init))
  func sorted(table: StaticTable) {
    let keys = table.records.map { Array($0[0]) }
    #expect(!keys.isEmpty)
    for (key, next) in zip(keys, keys.dropFirst()) { #expect(key.lexicographicallyPrecedes(next)) }
    #expect(keys.allSatisfy { table.record($0) != nil })
  }

  @Test("nothing near a first cell is found, whatever bytes it holds") func near() {
    let table = StaticTable(symbolData)
    let keys = table.records.map { Array($0[0]) }
    let known = Set(keys)
    for index in stride(from: 0, to: keys.count, by: 97) {
      let key = keys[index]
      var others = [Array(key.dropLast()), key + key, key + [0x09], key + [0x0A] + keys[(index + 1) % keys.count]]
      for place in key.indices {
        for byte: UInt8 in [0, 0x09, 0x0A, 0x20, 0x2E, 0x7A, 0x7F, 0xFF] {
          var other = key
          other[place] = byte
          others += [other, key[..<place] + [byte] + key[place...]]
        }
      }
      for other in others { #expect((table.record(other) != nil) == known.contains(other), "\(other)") }
    }
  }
}

extension StaticTable: CustomTestStringConvertible {
  public var testDescription: String {
    "the table that starts with \(Array(records.prefix(1)).first?.text(0) ?? "nothing")"
  }
}
