import KuriosaCatalog
import KuriosaTemplates
import Testing

@Suite("loading a catalog")
struct CatalogLoadTests {
  @Test("the templates come as values, in code point order of id")
  func templates() throws {
    let files = try Samples.files(Samples.watch, Samples.kites, Samples.coin)
    let catalog = try Catalog { files[$0] }
    #expect(
      catalog.templates.map(\.id) == ["builtin.coin", "builtin.watch", "custom.0B0F5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05"])
    #expect(catalog.template("builtin.watch") == (try Template(parsing: Samples.watch.utf8)))
    #expect(catalog.template("builtin.watc") == nil && catalog.template("builtin.watches") == nil)
    #expect(catalog.digest == Checksum(of: files["SHA256SUMS"]!))
  }

  @Test("a damaged catalog is not loaded, and the file is named")
  func damaged() throws {
    var files = try Samples.files(Samples.watch, Samples.coin)
    files["coin.json"]![10] ^= 1
    let error = #expect(throws: DamagedCatalog.self) { try Catalog { files[$0] } }
    #expect(error?.differences.map(\.file) == ["coin.json"])
  }

  @Test("what the reading throws comes through")
  func unreadable() {
    struct Unreadable: Error {}
    #expect(throws: Unreadable.self) { try Catalog { _ in throw Unreadable() } }
  }

  @Test("JSON with sound sums that is no template is not loaded")
  func noTemplate() throws {
    let files = try Samples.files(#"{"id": "builtin.watch", "version": 1}"#)
    let error = #expect(throws: DamagedCatalog.self) { try Catalog { files[$0] } }
    #expect(error?.differences.map(\.file) == ["watch.json"])
  }
}
