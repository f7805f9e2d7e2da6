import KuriosaSource
import KuriosaTemplates
import Testing

@testable import KuriosaLint

private func found(_ suggestions: String, others: [(String, String)] = []) -> [String] {
  let text = ExampleTemplate.text(members: "\"suggestions\": [\(suggestions)]", fields: nil)
  let files = [(FilePath("a.json"), SourceText(text))] + others.map { (FilePath($0.0), SourceText($0.1)) }
  return FindingLines.linter.check(files).diagnostics.map {
    "\($0.rule) at \($0.place.pointer?.replacing("/suggestions/", with: "") ?? "-")"
  }
}

@Suite("suggestions (decision 20)")
struct SuggestionTests {
  @Test("template or icon empty: E")
  func empty() {
    #expect(found(#"{"template": ""}"#) == ["suggestions/empty-template at 0/template"])
    #expect(found(#"{"template": "builtin.lens", "icon": ""}"#) == ["document/empty-icon at 0/icon"])
  }

  @Test("without template, missing name and missing icon are one E each")
  func bare() {
    #expect(found("{}") == ["suggestions/missing-icon at 0", "suggestions/missing-name at 0"])
    #expect(found(#"{"icon": "medal"}"#) == ["suggestions/missing-name at 0"])
    #expect(found(#"{"name": {"en": "Medals"}}"#) == ["suggestions/missing-icon at 0"])
    #expect(found(#"{"template": "builtin.coin"}"#) == [])
  }

  @Test("a misspelt key that must be there is one E, at that key (decision 8 c)")
  func misspelt() {
    #expect(found(#"{"nmae": {"en": "Medals"}, "icon": "medal"}"#) == ["document/misspelled-key at 0/nmae"])
    #expect(found(#"{"tempalte": "builtin.coin"}"#) == ["document/misspelled-key at 0/tempalte"])
    #expect(found(#"{"template": "builtin.coin", "nmae": {"en": "X"}}"#) == ["document/unknown-key at 0/nmae"])
    #expect(
      found(#"{"icn": "medal"}, {"name": {"en": "Covers"}}"#) == [
        "suggestions/missing-name at 0", "document/misspelled-key at 0/icn", "suggestions/missing-icon at 1",
      ])
  }

  @Test("a template not among the built-ins: W; the wishlist: W")
  func templates() {
    #expect(found(#"{"template": "builtin.teapot"}"#) == ["suggestions/unknown-template at 0/template"])
    #expect(found(#"{"template": "builtin.wishlist"}"#) == ["suggestions/wishlist at 0/template"])
    #expect(found(#"{"template": "builtin.l\u0065ns"}"#) == [])
  }

  @Test("did you mean looks at the name, not at what all ids share")
  func meant() {
    #expect(BuiltinTemplate.closestID(to: "builtin.teapot") == nil)
    #expect(BuiltinTemplate.closestID(to: "bultin.lens") == "builtin.lens")
    #expect(BuiltinTemplate.closestID(to: "builtin.lense") == "builtin.lens")
    #expect(BuiltinTemplate.closestID(to: "scale-model") == "builtin.scale_model")
  }

  @Test("two with the same shown English name, ignoring case: W at the later one")
  func indistinguishable() {
    let blank = #"{"template": "builtin.blank", "name": {"en": "Accessories", "de": "Zubehör"}}"#
    #expect(
      found(blank + #", {"name": {"en": "ACCESSORIES", "de": "Etwas"}, "icon": "tray.2"}"#) == [
        "suggestions/indistinguishable at 1/name/en"
      ])
    #expect(found(blank + #", {"template": "builtin.blank", "name": {"en": "Other", "de": "Zubehör"}}"#) == [])
    #expect(
      found(#"{"template": "builtin.lens"}, {"template": "builtin.lens"}"#) == [
        "suggestions/indistinguishable at 1/template"
      ])
    #expect(found(#"{"template": "builtin.lens"}, {"template": "builtin.lens", "name": {"en": "Old lenses"}}"#) == [])
  }

  @Test("the English name of a built-in of the run is what its suggestion shows")
  func builtInOfTheRun() {
    let lens = ExampleTemplate.text(
      members: #""id": "builtin.lens", "name": {"en": "Lenses", "de": "A", "fr": "B", "it": "C", "es": "D"}"#,
      fields: nil)
    let suggestions = #"{"name": {"en": "lenses"}, "icon": "tray.2"}, {"template": "builtin.lens"}"#
    #expect(
      found(suggestions, others: [("lens.json", lens)]) == ["suggestions/indistinguishable at 1/template"])
    #expect(found(suggestions) == [])
  }
}
