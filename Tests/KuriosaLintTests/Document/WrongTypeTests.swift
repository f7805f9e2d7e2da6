import KuriosaSource
import KuriosaTemplates
import Testing

@testable import KuriosaLint

private func template(_ members: String) -> String { ExampleTemplate.text(members: members, fields: nil) }

@Suite("values of the wrong type")
struct WrongTypeTests {
  static let cases: [(members: String, message: String, fixed: String?)] = [
    (
      #""name": "Kites""#,
      "name must be an object of language and text, such as {\"en\": \"…\"}, and this is a text",
      #""name": {"en": "Kites"}"#
    ),
    (#""version": "5""#, "version must be a number, and this is a text", #""version": 5"#),
    (#""version": "five""#, "version must be a number, and this is a text", nil),
    (#""icon": 5"#, "icon must be a text in double quotes, and this is a number", #""icon": "5""#),
    (#""icon": {}"#, "icon must be a text in double quotes, and this is an object", nil),
    (#""sections": 1, "fields": []"#, "sections must be a list: [ … ], and this is a number", nil),
    (
      #""highlights": "maker""#, "highlights must be a list: [ … ], and this is a text", #""highlights": ["maker"]"#
    ),
    (
      #""highlights": [true]"#,
      "an entry of highlights must be a text in double quotes, and this is true or false", nil
    ),
    (
      #""name": {"en": "Kites", "de": null}"#, "name must be a text in double quotes, and this is null",
      #""name": {"en": "Kites"}"#
    ),
  ]

  @Test("are one error at the value, with a mend where it is likely", arguments: cases)
  func message(_ members: String, _ message: String, _ fixed: String?) {
    let found = FindingLines.of(template(members)).filter { $0.contains("[document/wrong-type]") }
    #expect(found.count == 1 && found[0].contains("error: \(message) ["), "\(found)")
    let result = FindingLines.fixed(template(members), rules: "document/wrong-type")
    #expect(result == template(fixed ?? members))
  }

  @Test("null is a value of the wrong type everywhere")
  func null() {
    for key in ["id", "version", "name", "icon", "sections", "fields", "highlights", "basedOn", "quantity"] {
      let found = FindingLines.of(template("\"\(key)\": null"))
      #expect(found.count == 1 && found[0].contains("[document/wrong-type]"), "\(found)")
    }
  }

  @Test("a document that is no object is one error", arguments: ["[]", "null", "\"x\"", "1"])
  func root(_ text: String) {
    let found = FindingLines.of(text)
    #expect(found.count == 1 && found[0].contains("1:1: error: the document must be one object"), "\(found)")
  }
}

@Suite("version and id")
struct VersionAndIDTests {
  private func rules(_ members: String, fileName: String = "kite.json") -> [String] {
    FindingLines.linter.check([(FilePath(fileName), SourceText(template(members)))]).diagnostics.map(\.rule)
  }

  @Test(
    "version is 1 … 2^53−1; 5.0 and 5e0 are the integer 5, with a warning",
    arguments: [
      ("1", nil), ("9007199254740991", nil), ("9007199254740992", "document/invalid-version"),
      ("0", "document/invalid-version"), ("-1", "document/invalid-version"), ("1.5", "document/invalid-version"),
      ("1e400", "document/invalid-version"), ("5.0", "document/integer-spelling"),
      ("5e0", "document/integer-spelling"), ("0.5e1", "document/integer-spelling"),
      ("0.0", "document/invalid-version"),
    ] as [(String, String?)])
  func version(_ number: String, _ rule: String?) {
    #expect(rules("\"version\": \(number)") == (rule.map { [$0] } ?? []))
  }

  @Test("the safe fix writes 5")
  func spelling() {
    #expect(FindingLines.fixed(template(#""version": 0.5e1"#), safeOnly: true) == template(#""version": 5"#))
  }

  @Test(
    "custom.<uuid>: 8-4-4-4-12 hex digits, either case",
    arguments: [
      ("custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", true), ("custom.1B4E28BA-2FA1-11D2-883F-0016D3CCA427", true),
      ("custom.1b4e28ba-2fa1-11d2-883f-0016d3cca42", false), ("custom.1b4e28ba-2fa1-11d2-883f-0016d3cca4277", false),
      ("custom.1b4e28ba2-fa1-11d2-883f-0016d3cca427", false), ("custom.1b4e28bg-2fa1-11d2-883f-0016d3cca427", false),
      ("custom.", false), ("Custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", false), ("", false), ("kite", false),
      ("builtin", false), ("builtin.", false), ("builtin.2", false), ("builtin.K", false), ("builtin.é", false),
    ])
  func id(_ id: String, _ isValid: Bool) {
    #expect(rules("\"id\": \"\(id)\"").contains("document/invalid-id") != isValid)
  }

  @Test(
    "an id with an unsafe mend",
    arguments: [
      ("Builtin.Coin", "builtin.coin"), ("builtin.scale-model", "builtin.scale_model"),
      ("{1b4e28ba-2fa1-11d2-883f-0016d3cca427}", "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427"),
    ])
  func mend(_ wrong: String, _ right: String) {
    #expect(TemplateID.suggestion(wrong) == right)
  }

  @Test("a built-in lies in <name>.json; standard input counts by the name it was given")
  func fileName() {
    let id = #""id": "builtin.coin""#
    #expect(rules(id, fileName: "coin.json") == [])
    #expect(rules(id, fileName: "Templates/coin.json") == [])
    #expect(rules(#""id": "builtin.c\u006fin""#, fileName: "coin.json") == [])
    #expect(rules(id, fileName: "-") == [])
    for name in ["Coin.json", "coin.JSON", "xcoin.json", "coin/coins.json", "coin.json/x"] {
      #expect(rules(id, fileName: name) == ["document/wrong-file-name"], "\(name)")
    }
  }
}
