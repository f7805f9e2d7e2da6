import KuriosaSource
import Testing

@testable import KuriosaLint

/// Five fields: a and b are plain, `h` is hidden, `s` sensitive, `c` a calculation that uses `s`.
private let fields = """
  {"key": "a", "type": "text", "label": {"en": "A"}}, {"key": "b", "type": "text", "label": {"en": "B"}},
  {"key": "h", "type": "text", "label": {"en": "H"}, "hidden": true},
  {"key": "s", "type": "number", "label": {"en": "S"}, "sensitive": true},
  {"key": "c", "type": "calculation", "label": {"en": "C"}, "sensitive": true,
   "formula": {"left": {"field": "s"}, "operation": "add", "right": {"number": 1}}}
  """

private func findings(_ members: String, fields: String = fields) -> [Diagnostic] {
  let text = ExampleTemplate.text(members: members, fields: fields)
  return FindingLines.linter.check([(FilePath("example.json"), SourceText(text))]).diagnostics
}

/// `rule at pointer`
private func found(_ members: String, fields: String = fields) -> [String] {
  findings(members, fields: fields).map { "\($0.rule) at \($0.place.pointer ?? "-")" }
}

@Suite("highlights: up to three key facts, visible, non-sensitive field keys, and @count (decision 17)")
struct HighlightTests {
  @Test("@count counts among the three and may stand anywhere")
  func three() {
    #expect(found(#""quantity": {}, "highlights": ["a", "@count", "b"]"#) == [])
    #expect(found(#""quantity": {}, "highlights": ["@count"]"#) == [])
    let four = #""quantity": {}, "highlights": ["a", "b", "@count", "a"]"#
    #expect(
      found(four) == ["document/duplicate-highlight at /highlights/3", "document/too-many-highlights at /highlights/3"])
  }

  @Test("unknown, hidden, sensitive (also by propagation) field: E")
  func fieldsThatCannotBe() {
    #expect(
      found(#""highlights": ["h", "s", "c"]"#) == [
        "document/hidden-highlight at /highlights/0", "document/sensitive-highlight at /highlights/1",
        "document/sensitive-highlight at /highlights/2",
      ])
    #expect(found(#""highlights": ["nothing"]"#) == ["document/unknown-highlight at /highlights/0"])
    #expect(found(#""highlights": ["condition"]"#) == ["document/unknown-highlight at /highlights/0"])
    #expect(found(#""highlights": ["A"]"#) == ["document/unknown-highlight at /highlights/0"])
  }

  @Test("a calculation that is sensitive only by what it uses counts as sensitive")
  func propagation() {
    let unmarked = fields.replacing(#""label": {"en": "C"}, "sensitive": true"#, with: #""label": {"en": "C"}"#)
    let all = findings(#""highlights": ["c"]"#, fields: unmarked)
    let finding = all.first { $0.rule == "document/sensitive-highlight" }
    #expect(finding?.notes.first?.place.pointer == "/fields/4/formula/left/field")
  }

  @Test("@count without quantity: E; a quantity of the wrong type is a fault of its own")
  func count() {
    #expect(found(#""highlights": ["@count"]"#) == ["document/count-without-quantity at /highlights/0"])
    #expect(found(#""highlights": ["@count"], "quantity": []"#) == ["document/wrong-type at /quantity"])
  }

  @Test("a duplicate is a warning, and each but the first is one")
  func duplicates() {
    #expect(
      found(#""highlights": ["a", "\u0061", "b"]"#) == ["document/duplicate-highlight at /highlights/1"])
  }

  @Test("[] shows nothing: N")
  func empty() {
    #expect(findings(#""highlights": []"#).map(\.severity) == [.note])
  }

  @Test("no field is unknown while the list of fields can't be read")
  func unsound() {
    #expect(found(#""highlights": ["nothing"]"#, fields: "1") == ["document/wrong-type at /fields/0"])
  }

  @Test("a list of very many unknown highlights takes no longer than reading it")
  func many() {
    let keys = (0..<4_000).map { #"{"key": "field_\#($0)", "type": "text", "label": {"en": "F"}}"# }
    let names = (0..<4_000).map { "\"other_\($0)\"" }.joined(separator: ",")
    let all = findings("\"highlights\": [\(names)]", fields: keys.joined(separator: ","))
    #expect(all.count { $0.rule == "document/unknown-highlight" } == 4_000)
  }

  @Test("keeping the first three is a fix")
  func fix() {
    let text = ExampleTemplate.text(
      members: #""quantity": {}, "highlights": ["a", "b", "@count", "x", "y"]"#, fields: fields)
    let fixed = FindingLines.fixed(text, rules: "document/too-many-highlights")
    #expect(fixed == text.replacing(#""@count", "x", "y"]"#, with: #""@count"]"#))
  }
}

@Suite("removedStandardFields (decision 18)")
struct RemovedStandardFieldTests {
  private func found(_ list: String, quantity: Bool = true) -> [String] {
    let members = (quantity ? #""quantity": {}, "# : "") + "\"removedStandardFields\": \(list)"
    return findings(members).map { "\($0.rule.dropFirst(9)) \($0.place.pointer?.split(separator: "/").last ?? "")" }
  }

  static let all =
    #"["quantity", "purchase_date", "purchase_price", "source", "estimated_value", "condition", "place", "tags", "files", "notes"]"#

  @Test("any of the ten, in this order")
  func order() {
    #expect(found(Self.all) == [])
    #expect(found("[]") == [])
    #expect(found(#"["notes", "files"]"#) == ["standard-field-order 1"])
    #expect(found(#"["purchase_price", "purchase_date", "source"]"#) == ["standard-field-order 1"])
  }

  @Test("quantity only with quantity above")
  func count() {
    #expect(found(Self.all, quantity: false) == ["removed-count 0"])
  }

  @Test("unknown E, name E with its own message, duplicate E")
  func entries() {
    #expect(found(#"["colour"]"#) == ["unknown-standard-field 0"])
    #expect(found(#"["name"]"#) == ["removed-name 0"])
    #expect(found(#"["Notes"]"#) == ["unknown-standard-field 0"])
    #expect(found(#"["files", "files"]"#) == ["duplicate-standard-field 1"])
    #expect(found(#"["name", "name"]"#) == ["removed-name 0", "removed-name 1"])
  }

  @Test("the safe fix sorts what is known and leaves the rest where it is")
  func fix() {
    let text = ExampleTemplate.text(
      members: #""removedStandardFields": ["notes", "colour",  "tags", "files"]"#, fields: fields)
    let fixed = FindingLines.fixed(text, rules: "document/standard-field-order", safeOnly: true)
    #expect(
      fixed
        == text.replacing(#"["notes", "colour",  "tags", "files"]"#, with: #"["tags", "colour",  "files", "notes"]"#))
  }
}

@Suite("quantity and showcase")
struct QuantityTests {
  @Test("quantity with only one of one and other: W; {} counts pieces")
  func words() {
    #expect(found(#""quantity": {}"#) == [])
    #expect(found(#""quantity": {"other": {"en": "bottles"}}"#) == ["document/incomplete-quantity at /quantity"])
    #expect(
      found(#""quantity": {"one": {"en": "bottle"}, "othr": {"en": "bottles"}}"#) == [
        "document/unknown-key at /quantity/othr"
      ])
  }

  @Test("an unknown showcase is an error with did you mean")
  func showcase() {
    for mode in ["strap", "standing", "wide", "lying", "passepartout"] {
      #expect(found("\"showcase\": \"\(mode)\"") == [])
    }
    let all = findings(#""showcase": "passe-partout""#)
    #expect(
      all.map(\.rule) == ["document/unknown-showcase"] && all[0].message.hasSuffix("did you mean \"passepartout\"?"))
  }
}
