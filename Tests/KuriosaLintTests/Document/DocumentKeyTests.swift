import KuriosaSource
import Testing

@testable import KuriosaLint

private func template(_ members: String) -> String { ExampleTemplate.text(members: members, fields: nil) }

@Suite("keys of objects")
struct DocumentKeyTests {
  @Test("duplicate keys: E at the later one, note at the first, compared after unescaping")
  func duplicates() {
    let text = #"{"id": 1, "a": 1, "\u0061": 2, "a": 3}"#
    let found = FindingLines.of(text).filter { $0.contains("duplicate") || $0.contains("first") }
    let message =
      "error: the key \"a\" is here a second time, and programs disagree about which one counts "
      + "[document/duplicate-key]"
    #expect(
      found == [
        "1:19: \(message)", "  1:11: note: first used here", "1:32: \(message)", "  1:11: note: first used here",
      ])
  }

  @Test("each object is looked at on its own, and a duplicate is one finding about that member")
  func duplicateMember() {
    let result = FindingLines.linter.check([
      (FilePath("a.json"), SourceText(template(#""name": {"en": "Kites", "de": "Drachen", "de": "Lenkdrachen"}"#)))
    ])
    #expect(result.diagnostics.map(\.place.pointer) == ["/name/de"])
  }

  @Test("removing the later one leaves the first")
  func fix() {
    let text = template(#""name": {"en": "Kites", "de": "Drachen", "de": "Lenkdrachen"}"#)
    #expect(FindingLines.fixed(text) == template(#""name": {"en": "Kites", "de": "Drachen"}"#))
  }

  @Test("30,000 equal keys take no longer than reading them")
  func many() {
    let members = String(repeating: "\"a\": 1,\n", count: 30_000)
    let found = FindingLines.linter.check([(FilePath("a.json"), SourceText("{\(members)\"b\": 1}"))])
    #expect(found.diagnostics.count { $0.rule == "document/duplicate-key" } == 29_999)
  }

  @Test("keys that differ only by case or normalization are a warning at the one that is not known")
  func lookAlikes() {
    let end = "looks like another one here, but programs take them for two [document/look-alike-key]"
    #expect(
      FindingLines.of("{\"Icon\": \"x\",\n\"icon\": \"wind\", \"caf\u{E9}\": 1, \"cafe\u{301}\": 2}")
        .filter { $0.contains("warning") || $0.contains("other one") && !$0.contains("error") } == [
          "1:2: warning: the key \"Icon\" \(end)",
          "  2:1: note: the other one",
          "2:17: warning: the app ignores \"caf\u{E9}\", which is no key of a template [document/unknown-key]",
          "2:28: warning: the key \"cafe\u{301}\" \(end)",
          "  2:17: note: the other one",
        ])
  }

  @Test("long keys look alike as well as short ones")
  func longLookAlikes() {
    let found = FindingLines.of(template(#""removedStandardFields": [], "removedstandardfields": []"#))
    #expect(found.count == 2 && found[0].contains("[document/look-alike-key]"), "\(found)")
  }

  @Test("de and DE in a localized text look alike")
  func languages() {
    let found = FindingLines.of(template(#""name": {"en": "Kites", "de": "Drachen", "DE": "Drachen"}"#))
    #expect(found.contains { $0.contains("the key \"DE\" looks like another one") })
  }

  @Test("all six required keys are missed, each once, at the opening brace")
  func required() {
    let found = FindingLines.of(" {}")
    #expect(found.count == 6 && found.allSatisfy { $0.hasPrefix("1:2: error: this template has no \"") }, "\(found)")
    for key in ["id", "version", "name", "icon", "sections", "fields"] {
      #expect(found.count { $0.contains("has no \"\(key)\"") && $0.hasSuffix("[document/missing-key]") } == 1)
    }
  }

  @Test("a misspelt required key is one error at that key, and the key is not reported as missing")
  func misspelled() {
    let found = FindingLines.of(template(#""icon": "wind""#).replacing("\"icon\"", with: "\"icn\""))
    #expect(
      found == [
        "7:3: error: \"icn\" is no key of a template; did you mean \"icon\", which is missing? "
          + "[document/misspelled-key]"
      ])
  }

  @Test("an object with a syntax fault reports nothing as missing")
  func damaged() {
    let found = FindingLines.of(template(#""sections": [{"id": "main",}]"#))
    #expect(found.allSatisfy { $0.contains("[syntax/trailing-comma]") })
    #expect(found.count == 1)
  }

  @Test("countsDown is legacy on a quantity field, whatever its value, and unknown elsewhere")
  func legacy() {
    func found(_ type: String) -> [String] {
      FindingLines.of(
        ExampleTemplate.text(
          members: "",
          fields: """
            {"key": "a", "type": "\(type)", "label": {"en": "A"}, "countsDown": null,
             "options": [{"id": "box", "label": {"en": "box"}}]}
            """))
    }
    #expect(found("quantity").count == 1 && found("quantity")[0].contains("note: the app ignores \"countsDown\""))
    #expect(found("text").contains { $0.contains("[document/unknown-key]") })
  }
}
