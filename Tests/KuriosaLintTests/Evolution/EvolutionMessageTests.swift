import KuriosaLint
import KuriosaSource
import Testing

@Suite("evolution: what a finding says, where it stands, and what it mends")
struct EvolutionMessageTests {
  private let frame = """
    {"key": "frame", "type": "dropdown", "label": {"en": "Frame"},
     "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}
    """
  private let maker = #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#

  private func findings(_ example: RuleExample) -> [Diagnostic] {
    let linter = Linter(shipped: example.shipped)
    return linter.check([(FilePath("example.json"), example.source)]).diagnostics
  }

  private func mended(_ example: RuleExample, unsafe: Bool) throws -> String {
    let linter = Linter(shipped: example.shipped)
    let outcome = Fixer(linter: linter, includesUnsafe: unsafe).mend(example.source, path: FilePath("example.json"))
    return String(decoding: try #require(outcome.text).bytes, as: UTF8.self)
  }

  @Test("a removed field names the smallest value that is lost")
  func removedField() throws {
    let example = RuleExample(shipped: "\(maker), \(frame)", fields: maker)
    let finding = try #require(findings(example).first)
    #expect(
      finding.message
        == #"the field "frame" was removed though it has shipped, so what items store for it, such as {"dropdown": "carbon"}, "#
        + "could not be seen any more; put it back and hide it")
    #expect(example.source.string(finding.place.range) == "[")
    #expect(finding.place.pointer == "/fields")
    #expect(finding.subject == "/fields/frame")
  }

  @Test("it is put back hidden, with every byte of what it was")
  func restoredField() throws {
    let example = RuleExample(shipped: "\(maker), \(frame)", fields: maker)
    let hidden = String(frame.dropLast()) + ",\n \"hidden\": true}"
    #expect(try mended(example, unsafe: true).contains("\(maker),\(hidden)"))
    let outcome = Fixer(linter: Linter(shipped: example.shipped), includesUnsafe: false).mend(
      example.source, path: FilePath("example.json"))
    #expect(outcome.text == nil, "not without being asked to")
  }

  @Test("two fields are put back, one after the other")
  func restoredFields() throws {
    let other = #"{"key": "tail", "type": "checkbox", "label": {"en": "Tail"}, "hidden": false}"#
    let example = RuleExample(shipped: "\(maker), \(frame), \(other)", fields: maker)
    let text = try mended(example, unsafe: true)
    #expect(text.contains(#"{"key": "tail", "type": "checkbox", "label": {"en": "Tail"}, "hidden": true}"#))
    #expect(text.contains(#""key": "frame""#))
  }

  @Test("an option goes back into an empty list")
  func restoredOption() throws {
    let example = RuleExample(
      shipped: frame, fields: #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": []}"#)
    let text = try mended(example, unsafe: true)
    #expect(text.contains(#"{"id": "carbon", "label": {"en": "Carbon"}, "hidden": true}"#))
    #expect(text.contains(#"{"id": "bamboo", "label": {"en": "Bamboo"}, "hidden": true}"#))
  }

  @Test("a likely rename is named: the same label, or a name that is near")
  func renames() throws {
    for key in ["structure", "frames"] {
      let label = key == "frames" ? "Build" : "Frame"
      let renamed = frame.replacing("\"key\": \"frame\"", with: "\"key\": \"\(key)\"").replacing(
        "\"Frame\"", with: "\"\(label)\"")
      let found = findings(RuleExample(shipped: "\(maker), \(frame)", fields: "\(maker), \(renamed)"))
      #expect(
        found.contains { $0.message.hasPrefix("the field \"frame\" seems to have been renamed to \"\(key)\"") },
        "\(key)")
    }
    let other = #"{"key": "structure", "type": "text", "label": {"en": "Frame"}}"#
    let found = findings(RuleExample(shipped: "\(maker), \(frame)", fields: "\(maker), \(other)"))
    #expect(found.contains { $0.message.hasPrefix("the field \"frame\" was removed") }, "another type is no rename")
  }

  @Test("the version is raised by one, as a safe fix")
  func raised() throws {
    let example = RuleExample(shippedMembers: #""version": 41"#, members: #""version":   41, "icon": "star""#)
    #expect(try mended(example, unsafe: false).contains(#""version":   42, "icon""#))
    let lowered = RuleExample(shippedMembers: #""version": 41"#, members: #""version": 7, "icon": "star""#)
    #expect(try mended(lowered, unsafe: false).contains(#""version": 42, "icon""#))
    let same = RuleExample(shippedMembers: #""version": 41"#, members: #""version": 7"#)
    #expect(try mended(same, unsafe: false).contains(#""version": 41"#))
  }

  @Test("there is no version above the greatest one")
  func greatest() throws {
    let example = RuleExample(
      shippedMembers: #""version": 9007199254740991"#, members: #""version": 9007199254740991, "icon": "star""#)
    let finding = try #require(findings(example).first { $0.rule == "evolution/version-not-raised" })
    #expect(finding.fixes.isEmpty)
  }

  @Test("a rating names the smallest number of stars that is too much")
  func stars() throws {
    let rating = #"{"key": "lift", "type": "rating", "label": {"en": "Lift"}, "ratingMax": 10}"#
    let found = findings(RuleExample(shipped: rating, fields: rating.replacing("10", with: "7")))
    #expect(found.map(\.message).contains { $0.contains(#"items that store {"stars": 8} would not be valid"#) })
  }

  @Test("with faults of syntax nothing is said of what could not be read")
  func faults() throws {
    let example = RuleExample(shipped: "\(maker), \(frame)", fields: maker.replacing("\"type\": ", with: "\"type\" "))
    #expect(!findings(example).contains { $0.rule.hasPrefix("evolution/") })
  }

  @Test("templates of 10,000 fields, all of them renamed, take no time out of proportion", .timeLimit(.minutes(1)))
  func many() throws {
    func fields(_ prefix: String) -> String {
      (0..<10_000).map { #"{"key": "\#(prefix)\#($0)", "type": "text", "label": {"en": "\#(prefix) \#($0)"}}"# }
        .joined(separator: ",\n")
    }
    let found = findings(RuleExample(shipped: fields("a"), fields: fields("b")))
    #expect(found.filter { $0.rule == "evolution/field-removed" }.count == 10_000)
  }
}
