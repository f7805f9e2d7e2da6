import KuriosaSource
import KuriosaTemplates
import Testing

@testable import KuriosaLint

@Suite("icons (decision 14)")
struct IconTests {
  private func found(_ icon: String, minimumIOS: String? = nil) -> [String] {
    var settings = LintSettings()
    settings.minimumIOS = minimumIOS.flatMap { IOSVersion($0.utf8) }
    return FindingLines.of(ExampleTemplate.text(members: "\"icon\": \"\(icon)\"", fields: nil), settings: settings)
  }

  private func rules(_ icon: String, minimumIOS: String? = nil) -> [String] {
    found(icon, minimumIOS: minimumIOS).compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  @Test("empty is an error; a name that is no SF Symbol, or one restricted by Apple, a warning")
  func kinds() {
    #expect(rules("") == ["document/empty-icon"])
    #expect(rules(" ") == ["document/unknown-icon"])
    #expect(rules("Wind") == ["document/unknown-icon"])
    #expect(rules("applewatch") == ["document/restricted-icon"])
    #expect(rules("wind") == [])
    #expect(rules(#"w\u0069nd"#) == [])
  }

  @Test("newer than minimumIOS is a warning when that is configured")
  func minimum() {
    // watch.analog came with iOS 17.0.
    #expect(rules("watch.analog", minimumIOS: "16.4") == ["document/icon-too-new"])
    #expect(rules("watch.analog", minimumIOS: "17.0") == [])
    #expect(rules("watch.analog") == [])
  }

  @Test("an old name is a note only where the new one works on every system")
  func renamed() throws {
    let name = try #require(SymbolTable.find("123.rectangle".utf8)?.replacedBy)
    let since = try #require(SymbolTable.find(name.utf8)?.introduced)
    #expect(rules("123.rectangle", minimumIOS: since.description) == ["document/renamed-icon"])
    let before = IOSVersion(major: since.major - 1, minor: 9)
    #expect(!rules("123.rectangle", minimumIOS: before.description).contains("document/renamed-icon"))
    #expect(rules("123.rectangle") == [])
  }

  @Test("the icons of suggestions count as well as the root's")
  func suggestions() {
    let text = ExampleTemplate.text(
      members:
        #""suggestions": [{"template": "builtin.lens", "icon": ""}, {"template": "builtin.optic", "icon": "x y"}]"#,
      fields: nil)
    let result = FindingLines.linter.check([(FilePath("a.json"), SourceText(text))])
    #expect(result.diagnostics.map(\.rule) == ["document/empty-icon", "document/unknown-icon"])
    #expect(result.diagnostics.map(\.place.pointer) == ["/suggestions/0/icon", "/suggestions/1/icon"])
  }
}
