import KuriosaTemplates
import Testing

@Suite struct ReadmeExampleTests {
  private let document = #"""
    {"id": "builtin.ammunition", "version": 1, "name": {"en": "Ammunition"}, "icon": "star", "sections": [],
     "fields": [
      {"key": "rounds", "type": "quantity", "label": {"en": "Rounds"}, "options": [{"id": "round", "label": {"en": "round"}}]},
      {"key": "price_per_round", "type": "calculation", "label": {"en": "Price per round"},
       "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "rounds"}}}]}
    """#.utf8

  @Test("the example of the README evaluates price per round") func example() throws {
    // As in the README:
    let template = try Template(parsing: document)
    let result = Calculator(template.fields).result(
      of: "price_per_round",
      values: ["rounds": .quantity(50, unit: "round")],
      item: ItemAmounts(purchasePrice: Amount(Decimal34("19.50")!, currency: "EUR")))
    // To here.
    #expect(result == .money(Amount(Decimal34("0.39")!, currency: "EUR")))
  }

  @Test("the README shows the code that is tested here") func sameCode() throws {
    let path = "Tests/KuriosaTemplatesTests/Semantics/ReadmeExampleTests.swift"
    let lines = String(decoding: try #require(PackageFiles.read(path)), as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "    // As in the README:"))
    let end = try #require(lines.firstIndex(of: "    // To here."))
    let code = lines[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    let readme = String(decoding: try #require(PackageFiles.read("README.md")), as: UTF8.self)
    #expect(readme.contains(code))
  }
}
