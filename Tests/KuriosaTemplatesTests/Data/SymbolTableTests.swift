import Testing

@testable import KuriosaTemplates

@Suite struct SymbolTableTests {
  @Test("an icon is an SF Symbol, with the iOS version that introduced it") func introduced() throws {
    #expect(SymbolTable.find("watch.analog".utf8)?.introduced == IOSVersion(major: 17, minor: 0))
    #expect(SymbolTable.find("wineglass".utf8)?.introduced == IOSVersion(major: 16, minor: 0))
    let tray = try #require(SymbolTable.find("tray.2".utf8))
    #expect(tray.introduced == IOSVersion(major: 13, minor: 0))
    #expect(tray.name == "tray.2")
    #expect(tray.replacedBy == nil && tray.baseName == nil && !tray.isRestricted && !tray.isLocalizedVariant)
  }

  @Test("a name is compared exactly") func exact() {
    for name in ["", "Watch.analog", "watch.analog ", "watch", "watch.analo", "watch.analog.x", "pocketknife"] {
      #expect(SymbolTable.find(name.utf8) == nil, "\(name)")
    }
  }

  @Test("symbols that Apple restricts are known") func restricted() {
    #expect(SymbolTable.find("pencil.tip".utf8)?.isRestricted == true)
    #expect(SymbolTable.find("applewatch".utf8)?.isRestricted == true)
    #expect(SymbolTable.find("star".utf8)?.isRestricted == false)
  }

  @Test("a renamed symbol names its replacement, a localized variant its base") func otherNames() {
    #expect(SymbolTable.find("zr.rectangle.roundedtop.fill".utf8)?.replacedBy == "zr.button.roundedtop.horizontal.fill")
    let variant = SymbolTable.find("character.book.closed.ar".utf8)
    #expect(variant?.isLocalizedVariant == true)
    #expect(variant?.baseName == "character.book.closed")
    #expect(variant?.replacedBy == nil)
  }

  @Test("every replacement, base and alias is a symbol itself") func closed() throws {
    for record in StaticTable(symbolData).records {
      if let name = record.text(2) { #expect(SymbolTable.find(name.utf8) != nil, "\(name)") }
    }
    for record in StaticTable(localizedSymbolData).records {
      if let name = record.text(2) { #expect(SymbolTable.find(name.utf8)?.isLocalizedVariant == false, "\(name)") }
    }
    for record in StaticTable(symbolAliasData).records {
      let name = try #require(record.text(1))
      #expect(SymbolTable.find(name.utf8)?.isLocalizedVariant == false, "\(name)")
      #expect(SymbolTable.find(record[0]) == nil)
    }
  }

  @Test("there are 7,779 names, 7,007 of them current, and 1,405 localized variants") func counts() {
    let names = StaticTable(symbolData).records.map { $0.text(2) }
    #expect(names.count == 7_779)
    #expect(names.filter { $0 == nil }.count == 7_007)
    #expect(StaticTable(localizedSymbolData).records.map { $0.text(0) }.count == 1_405)
  }

  @Test("the name that was probably meant is found") func closest() {
    #expect(SymbolTable.closest(to: "watch.analogue") == "watch.analog")
    #expect(SymbolTable.closest(to: "Wineglass") == "wineglass")
    #expect(SymbolTable.closest(to: "thermometer.snowlake") == "thermometer.snowflake")
    #expect(SymbolTable.closest(to: "volume.2.fill") == "speaker.wave.2.fill")
    #expect(SymbolTable.closest(to: "a postage stamp on a letter") == nil)
  }

  @Test("a restricted symbol is never proposed") func closestRestricted() {
    #expect(SymbolTable.closest(to: "pencil.tipp") != "pencil.tip")
  }

  @Test("versions are compared by number") func versions() {
    #expect(IOSVersion("17".utf8) == IOSVersion(major: 17, minor: 0))
    #expect(IOSVersion("9.3".utf8)! < IOSVersion("17.0".utf8)!)
    #expect(IOSVersion("16.4".utf8)! < IOSVersion("16.10".utf8)!)
    #expect(IOSVersion("17.2".utf8)?.description == "17.2")
    for text in ["", "17.", ".1", "17.0.1", "17a", "+1", "99999"] { #expect(IOSVersion(text.utf8) == nil, "\(text)") }
  }
}
