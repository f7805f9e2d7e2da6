import KuriosaSource
import Testing

@testable import KuriosaLint

private func uuid(_ digit: String) -> String { "custom.\(digit)b4e28ba-2fa1-11d2-883f-0016d3cca427" }

private func document(_ id: String, basedOn: String? = nil) -> String {
  let base = basedOn.map { ", \"basedOn\": \"\($0)\"" } ?? ""
  return ExampleTemplate.text(members: "\"id\": \"\(id)\"\(base)", fields: nil)
}

/// `path: rule (paths of the notes)`, in the order of the report.
private func found(_ files: [(String, String)]) -> [String] {
  let result = FindingLines.linter.check(files.map { (FilePath($0.0), SourceText($0.1)) })
  return result.diagnostics.filter { $0.rule.hasPrefix("catalog/") }.map { diagnostic in
    let notes = diagnostic.notes.map(\.place.path.text).joined(separator: " ")
    return "\(diagnostic.place.path.text): \(diagnostic.rule)" + (notes.isEmpty ? "" : " (\(notes))")
  }
}

@Suite("ids across a run (decision 16)")
struct CatalogIDTests {
  @Test("the same id twice: E at the later file by path, note at the first, in whatever order they are read")
  func duplicates() {
    let files = [("c.json", document(uuid("1"))), ("a.json", document(uuid("1"))), ("b.json", document(uuid("1")))]
    #expect(found(files) == ["b.json: catalog/duplicate-id (a.json)", "c.json: catalog/duplicate-id (a.json)"])
    #expect(found(files.reversed()) == found(files))
  }

  @Test("ids that differ only by case: uuids E, others W")
  func lookAlikes() {
    let upper = uuid("a").replacing("b4e28ba", with: "B4E28BA")
    #expect(
      found([("a.json", document(uuid("a"))), ("b.json", document(upper))]) == [
        "b.json: catalog/look-alike-id (a.json)"
      ])
    #expect(
      found([("coin.json", document("builtin.coin")), ("other.json", document("builtin.Coin"))]) == [
        "other.json: catalog/look-alike-name (coin.json)"
      ])
    #expect(Registry.rule("catalog/look-alike-id")?.severity == .error)
    #expect(Registry.rule("catalog/look-alike-name")?.severity == .warning)
  }

  @Test("an id that is there already is no look-alike as well")
  func both() {
    let upper = uuid("a").replacing("b4e28ba", with: "B4E28BA")
    #expect(
      found([("a.json", document(uuid("a"))), ("b.json", document(upper)), ("c.json", document(upper))]) == [
        "b.json: catalog/look-alike-id (a.json)", "c.json: catalog/duplicate-id (b.json)",
      ])
  }
}

@Suite("basedOn across a run (decision 15)")
struct CatalogBaseTests {
  @Test("a circle among the templates of the run: E, once, with the whole path")
  func cycle() {
    let files = [
      ("a.json", document(uuid("1"), basedOn: uuid("2"))), ("b.json", document(uuid("2"), basedOn: uuid("3"))),
      ("c.json", document(uuid("3"), basedOn: uuid("1"))), ("d.json", document(uuid("4"), basedOn: uuid("1"))),
    ]
    #expect(found(files) == ["c.json: catalog/base-cycle (a.json b.json)"])
    #expect(found(files.reversed()) == found(files))
  }

  @Test("its own id is one finding, and no circle")
  func own() {
    #expect(found([("a.json", document(uuid("1"), basedOn: uuid("1")))]) == [])
  }

  @Test("two circles are two findings")
  func two() {
    let files = [
      ("a.json", document(uuid("1"), basedOn: uuid("2"))), ("b.json", document(uuid("2"), basedOn: uuid("1"))),
      ("c.json", document(uuid("3"), basedOn: uuid("4"))), ("d.json", document(uuid("4"), basedOn: uuid("3"))),
    ]
    #expect(found(files) == ["b.json: catalog/base-cycle (a.json)", "d.json: catalog/base-cycle (c.json)"])
  }

  @Test("a chain of 4,000 templates is followed without trouble")
  func chain() {
    func id(_ number: Int) -> String {
      let digits = String(number + 0x1000_0000, radix: 16)
      return "custom.\(digits)-2fa1-11d2-883f-0016d3cca427"
    }
    let files = (0..<4_000).map { ("\(100_000 + $0).json", document(id($0), basedOn: id(($0 + 1) % 4_000))) }
    #expect(found(files).count == 1)
  }

  @Test("unknown (neither in the run nor one of the 34 built-ins): W")
  func unknown() {
    #expect(found([("a.json", document(uuid("1"), basedOn: uuid("2")))]) == ["a.json: catalog/unknown-base"])
    #expect(found([("a.json", document(uuid("1"), basedOn: "builtin.watch"))]) == [])
    #expect(found([("a.json", document(uuid("1"), basedOn: "builtin.watches"))]) == ["a.json: catalog/unknown-base"])
    // Faults of the form are findings of their own.
    #expect(found([("a.json", document(uuid("1"), basedOn: "watch"))]) == [])
  }

  @Test("a built-in that no group or list of the format names: W (decision 11)")
  func ungrouped() {
    #expect(found([("kite.json", document("builtin.kite"))]) == ["kite.json: catalog/ungrouped-built-in"])
    for name in ["watch", "strap", "wishlist", "blank"] {
      #expect(found([("\(name).json", document("builtin.\(name)"))]) == [])
    }
  }
}
