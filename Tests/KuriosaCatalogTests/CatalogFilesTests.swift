import KuriosaCatalog
import Testing

@Suite("the files of a catalog")
struct CatalogFilesTests {
  private func text(_ name: String, _ texts: String...) throws -> String? {
    let files = CatalogFiles(try texts.map(Samples.shipped))
    return files.files.first { $0.name == name }?.bytes.text
  }

  @Test("a template is written in canonical form, with a newline at the end")
  func canonical() throws {
    let expected =
      #"{"fields":[],"icon":"watch.analog","id":"builtin.watch","name":{"en":"Watches"},"sections":[],"version":3}"#
      + "\n"
    #expect(try text("watch.json", Samples.watch) == expected)
  }

  @Test("CRLF, other spelling and other order of keys give the same bytes")
  func spelling() throws {
    let crlf = Samples.watch.replacing(", ", with: ",\r\n\t")
    let escaped =
      #"{"fields": [], "id": "builtin\u002ewatch", "version": 3.0e0, "name": {"en": "Watches"}, "sections": [ ], "icon": "watch.analog"}"#
    let bytes = try Samples.shipped(Samples.watch).bytes
    #expect(try Samples.shipped(crlf).bytes == bytes)
    #expect(try Samples.shipped(escaped).bytes == bytes)
    #expect(try Samples.shipped("\u{FEFF}" + Samples.watch).bytes == bytes)
  }

  @Test("the index lists templates in code point order of id and groups in the app's order, only what is present")
  func index() throws {
    let (watch, coin) = (try Samples.shipped(Samples.watch), try Samples.shipped(Samples.coin))
    let kites = try Samples.shipped(Samples.kites)
    func entry(_ template: ShippedTemplate, _ file: String, _ version: Int) -> String {
      #"{"bytes":\#(template.bytes.count),"file":"\#(file)","id":"\#(template.id)","sha256":"\#(template.checksum)","version":\#(version)}"#
    }
    let expected =
      #"{"catalog":1,"format":1,"groups":[{"id":"wear_and_carry","templates":["builtin.watch"]},"#
      + #"{"id":"coins_and_paper","templates":["builtin.coin"]}],"suggestedOnly":[],"templates":["#
      + entry(coin, "coin.json", 1) + "," + entry(watch, "watch.json", 3) + ","
      + entry(kites, "custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05.json", 1) + #"],"wishlist":null}"# + "\n"
    #expect(try text("catalog.json", Samples.kites, Samples.watch, Samples.coin) == expected)
  }

  @Test("what is offered as a sub-collection only, and the wishlist, have places of their own")
  func otherBuiltins() throws {
    let index = CatalogIndex(of: try [Samples.wishlist, Samples.strap].map(Samples.shipped))
    #expect(index.groups == [])
    #expect(index.suggestedOnly == ["builtin.strap"])
    #expect(index.wishlist == "builtin.wishlist")
  }

  @Test("SHA256SUMS lists every other file, sorted by name, and its SHA-256 is the digest")
  func sums() throws {
    let files = CatalogFiles(try [Samples.watch, Samples.coin].map(Samples.shipped))
    let lines = ["catalog.json", "coin.json", "watch.json"].map { name in
      "\(Checksum(of: files.files.first { $0.name == name }!.bytes))  \(name)\n"
    }
    let sums = try #require(files.files.first { $0.name == "SHA256SUMS" })
    #expect(sums.bytes.text == lines.joined())
    #expect(files.digest == Checksum(of: sums.bytes))
  }

  @Test("the order of the templates does not show")
  func order() throws {
    let texts = [Samples.watch, Samples.coin, Samples.kites, Samples.strap, Samples.wishlist]
    let expected = CatalogFiles(try texts.map(Samples.shipped))
    for _ in 0..<10 { #expect(CatalogFiles(try texts.shuffled().map(Samples.shipped)) == expected) }
  }

  @Test("a custom template lies in <id in lower case>.json")
  func customName() throws {
    #expect(try Samples.shipped(Samples.kites).fileName == "custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05.json")
  }

  @Test("two templates for one file are found")
  func collisions() throws {
    let other = Samples.kites.replacing("0B0F5b0c", with: "0b0f5B0C")
    let names = try [Samples.kites, Samples.watch, other, Samples.watch].map { try Samples.shipped($0).fileName }
    let found = CatalogFiles.collisions(names)
    #expect(found.map { [$0.later, $0.first] } == [[2, 0], [3, 1]])
  }
}

@Suite("what can't be shipped")
struct UnshippableTests {
  @Test("numbers anywhere in a template whose canonical form has another value (decision 49)")
  func numbers() {
    func document(_ number: String) -> String {
      #"{"id": "builtin.watch", "version": 1, "rest": {"a": [\#(number)]}}"#
    }
    for number in ["9007199254740993", "1e400", "0.1000000000000000055511151231257827", "12345678901234567", "1e-400"] {
      #expect(Samples.faults(document(number)).contains(.changedNumber), "\(number)")
    }
    for number in ["9007199254740992", "1.50", "1e22", "0.1", "-0", "1e-7"] {
      #expect(Samples.faults(document(number)) == [], "\(number)")
    }
  }

  @Test("the id builtin.catalog is refused")
  func reserved() {
    #expect(Samples.faults(#"{"id": "builtin.catalog", "version": 1}"#) == [.reservedID])
  }

  @Test(
    "an id that is none makes no file name",
    arguments: [
      #""../../etc/passwd""#, #""builtin.../x""#, #""builtin./etc/passwd""#, #""custom.x""#, #""""#, "1", "null",
      #""builtin.a\u0000b""#, #""builtin.A""#,
    ])
  func ids(_ id: String) {
    #expect(Samples.faults(#"{"id": \#(id), "version": 1}"#) == [.noID])
  }

  @Test(
    "versions are whole numbers from 1 to 2^53 - 1", arguments: ["0", "-1", "1.5", "\"1\"", "9007199254740992", "null"])
  func versions(_ version: String) {
    #expect(Samples.faults(#"{"id": "builtin.watch", "version": \#(version)}"#) == [.noVersion])
  }

  @Test(
    "no sound JSON",
    arguments: ["", "{", "[1]x", #"{"id": "builtin.watch", "version": 1,}"#, #"{"a": 1, "\u0061": 1}"#])
  func damaged(_ text: String) {
    #expect(Samples.faults(text) == [.damaged])
  }
}
