import KuriosaLint
import KuriosaSource
import Testing

@Suite("keys that are in a configuration twice")
struct RepeatedKeyTests {
  @Test(
    "the same key twice in one object of a configuration is an error at the later one",
    arguments: [
      (#"{"allow": [], "languages": ["en"], "allow": []}"#, 35),
      (#"{"rules": {"fields": "note", "fi\u0065lds": "off"}}"#, 29),
      (#"{"allow": [{"rule": "options", "rule": "fields/duplicate-key"}]}"#, 31),
    ])
  func twice(_ text: String, _ offset: Int) throws {
    let (_, diagnostics) = ConfigurationReader.read(SourceText(text), path: FilePath(Configuration.fileName))
    let found = try #require(diagnostics.first { $0.rule == "document/duplicate-key" })
    #expect(found.severity == .error)
    #expect(found.place.range.start == offset)
  }

  @Test("the same key in two objects of a configuration is none")
  func apart() {
    let text = #"{"overrides": {"a": {"fields": "off"}, "b": {"fields": "off"}}}"#
    #expect(ConfigurationReader.read(SourceText(text), path: FilePath(Configuration.fileName)).1 == [])
  }
}
