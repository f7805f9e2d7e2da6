import KuriosaSource
import Testing

@testable import KuriosaLint

private func section(_ id: String) -> String { #"{"id": "\#(id)", "label": {"en": "S"}}"# }

private func field(_ key: String, _ section: String?) -> String {
  #"{"key": "\#(key)", "type": "text", "label": {"en": "F"}\#(section.map { #", "section": \#($0)"# } ?? "")}"#
}

private func found(_ sections: [String], _ fields: [String]) -> [String] {
  let members = "\"sections\": [\(sections.joined(separator: ","))], \"fields\": [\(fields.joined(separator: ","))]"
  let source = SourceText(ExampleTemplate.text(members: members, fields: nil))
  return FindingLines.linter.check([(FilePath("a.json"), source)]).diagnostics.map {
    "\($0.rule) at \($0.place.pointer ?? "-")"
  }
}

@Suite("sections")
struct SectionTests {
  @Test("an unused section: N; a field without section is in the first one")
  func unused() {
    #expect(found([section("a"), section("b")], [field("f", "\"a\"")]) == ["sections/unused at /sections/1/id"])
    #expect(found([section("a"), section("b")], [field("f", "\"b\"")]) == ["sections/unused at /sections/0/id"])
    #expect(found([section("a"), section("b")], [field("f", "\"b\""), field("g", nil)]) == [])
    #expect(found([section("a"), section("b")], [field("f", nil)]) == ["sections/unused at /sections/1/id"])
  }

  @Test("no unused-section note while a field names an unknown section (decision 8 b)")
  func unknown() {
    #expect(
      found([section("a"), section("b")], [field("f", "\"c\"")]) == ["fields/unknown-section at /fields/0/section"])
    #expect(found([section("a"), section("b")], [field("f", "1")]) == ["document/wrong-type at /fields/0/section"])
  }

  @Test("duplicate or empty section ids: E, at the later one")
  func ids() {
    #expect(
      found([section("a"), section("a"), section(#"\u0061"#)], [field("f", "\"a\"")]) == [
        "sections/duplicate-id at /sections/1/id", "sections/duplicate-id at /sections/2/id",
      ])
    #expect(
      found([section(""), section("")], [field("f", nil)]) == [
        "sections/empty-id at /sections/0/id", "sections/empty-id at /sections/1/id",
      ])
  }

  @Test("sections: [] with fields: W; without fields it is fine")
  func none() {
    #expect(found([], [field("f", nil)]) == ["sections/none at /sections"])
    #expect(found([], []) == [])
  }

  @Test("20,000 unused sections take no longer than reading them")
  func many() {
    let sections = (0..<20_000).map { section("s\($0)") }
    #expect(found(sections, [field("f", nil)]).count == 19_999)
  }

  @Test("very many fields of unknown sections take no longer than reading them")
  func manyUnknown() {
    let sections = (0..<2_000).map { section("section_\($0)") }
    let fields = (0..<2_000).map { field("f\($0)", "\"other_\($0)\"") }
    #expect(found(sections, fields).count == 2_000)
  }
}
