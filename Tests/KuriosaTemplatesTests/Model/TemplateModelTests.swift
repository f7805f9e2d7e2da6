import KuriosaTemplates
import Testing

@Suite struct TemplateModelTests {
  private static let full = #"""
    {"later": [1.50, {"a": null}], "id": "custom.3F2504E0-4F89-41D3-9A0C-0305E82C3301", "version": 7,
     "name": {"de": "Uhren", "en": "Watches"}, "icon": "watch.analog",
     "sections": [{"id": "identity", "label": {"en": "Identity"}, "color": "red"}],
     "fields": [
      {"key": "brand", "type": "text", "label": {"en": "Brand"}, "section": "identity", "required": true,
       "identifying": true, "multiline": true, "example": {"en": "Omega"}, "sensitive": false, "emoji": "\ud83d\ude00"},
      {"key": "rounds", "type": "quantity", "label": {"en": "Rounds"}, "countsDown": true,
       "options": [{"id": "round", "label": {"en": "round"}, "hidden": true, "weight": 2}, {"id": "box", "label": {"en": "box"}}]},
      {"key": "bore", "type": "measurement", "label": {"en": "Bore"}, "measurement": "length",
       "unitHint": {"metric": "mm", "imperial": "in", "nautical": "m"}, "sensitive": true, "hidden": true},
      {"key": "stars", "type": "rating", "label": {"en": "Stars"}, "ratingMax": 10},
      {"key": "five", "type": "rating", "label": {"en": "Five"}, "ratingMax": 5, "options": [], "hidden": false},
      {"key": "power", "type": "number", "label": {"en": "Power"}, "suffix": {"en": "kW"}},
      {"key": "price", "type": "calculation", "label": {"en": "Price"},
       "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"number": 2.5}, "round": true}},
      {"key": "sum", "type": "calculation", "label": {"en": "Sum"},
       "formula": {"left": {"field": "power"}, "operation": "add", "right": {"field": "price"}}}],
     "highlights": ["brand", "@count"], "basedOn": "builtin.watch",
     "quantity": {"one": {"en": "watch"}, "other": {"en": "watches"}, "few": {"pl": "zegarki"}},
     "suggestions": [{"template": "builtin.strap", "since": 2}, {"name": {"en": "Tools"}, "icon": "wrench"}],
     "removedStandardFields": ["quantity", "tags"], "showcase": "strap"}
    """#

  private func template(_ text: String) throws -> Template { try Template(parsing: Array(text.utf8)) }

  /// A document with one part replaced.
  private func fault(_ part: String, _ replacement: String, in text: String = full) -> InvalidTemplate? {
    #expect(text.contains(part))
    do throws(InvalidTemplate) {
      _ = try Template(parsing: Array(text.replacing(part, with: replacement).utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("every part is read") func parts() throws {
    let template = try template(Self.full)
    #expect(template.id == "custom.3F2504E0-4F89-41D3-9A0C-0305E82C3301" && template.version == 7)
    #expect(template.name.entries.map(\.language) == ["de", "en"] && template.name.english == "Watches")
    #expect(template.icon == "watch.analog" && template.basedOn == "builtin.watch" && template.showcase == .strap)
    #expect(template.sections.map(\.id) == ["identity"])
    #expect(template.highlights == ["brand", "@count"] && template.removedStandardFields == [.quantity, .tags])
    #expect(template.quantity?.one?.english == "watch" && template.quantity?.other?.english == "watches")
    #expect(template.suggestions?.map(\.template) == ["builtin.strap", nil])
    #expect(template.suggestions?.last?.name?.english == "Tools" && template.suggestions?.last?.icon == "wrench")
    #expect(template.rest.map(\.key) == ["later"])

    let brand = try #require(template.field("brand"))
    #expect(brand.section == "identity" && brand.isRequired && brand.isIdentifying && brand.isMultiline)
    #expect(!brand.isSensitive && !brand.isHidden && brand.example?.english == "Omega" && brand.ratingMax == 5)
    #expect(template.field("rounds")?.options.map(\.isHidden) == [true, false])
    let bore = try #require(template.field("bore"))
    #expect(bore.measurement == .length && bore.unitHint?.metric == .millimetre && bore.unitHint?.imperial == .inch)
    #expect(bore.isSensitive && bore.isHidden && !bore.isRequired)
    #expect(template.field("stars")?.ratingMax == 10 && template.field("power")?.suffix?.english == "kW")
    let formula = try #require(template.field("price")?.formula)
    #expect(formula.left == .item(.purchasePrice) && formula.operation == .divide)
    #expect(formula.right == .number(decimal("2.5")) && formula.fieldKeys == [])
    #expect(template.field("sum")?.formula?.fieldKeys == ["power", "price"])
  }

  @Test("a template is written back without loss: unknown keys, legacy keys and written defaults are kept")
  func roundTrip() throws {
    let document = try #require(JSONValue(parsing: Self.full.utf8))
    #expect(try Template(document).json.sorted == document.sorted)
    #expect(try Template(Template(document).json) == Template(document))
  }

  @Test("every built-in template is written back without loss") func builtins() throws {
    let documents = PackageFiles.builtins
    #expect(!documents.isEmpty)
    for (name, bytes) in documents {
      let document = try #require(JSONValue(parsing: bytes), "\(name)")
      #expect(try Template(document).json.sorted == document.sorted, "\(name)")
    }
  }

  @Test("a changed value replaces what was read") func changes() throws {
    var template = try template(Self.full)
    let five = try #require(template.fieldIndex("five"))
    template.fields[five].ratingMax = 3
    template.fields[five].isHidden = true
    template.suggestions = []
    template.removedStandardFields = []
    let members = try #require(template.json["fields"]?.elements?[five].members)
    #expect(members.filter { $0.key == "ratingMax" }.map(\.value) == [.number("3")])
    #expect(members.filter { $0.key == "hidden" }.map(\.value) == [.bool(true)])
    #expect(template.json["suggestions"] == .array([]))
    #expect(template.json["removedStandardFields"] == nil)
  }

  @Test(
    "what is missing or of the wrong type makes a document no template",
    arguments: [
      (#""id": "custom"#, #""ID": "custom"#, "", "`id` is missing"),
      (#""version": 7"#, #""version": 0"#, "/version", "this has to be a whole number from 1 to 9007199254740991"),
      (#""version": 7"#, #""version": "7""#, "/version", "this has to be a whole number from 1 to 9007199254740991"),
      (#""icon": "watch.analog""#, #""icon": null"#, "/icon", "this has to be a text"),
      (#"{"de": "Uhren", "en": "Watches"}"#, #"{"de": "Uhren"}"#, "/name", "the English text `en` is missing"),
      (
        #"{"de": "Uhren", "en": "Watches"}"#, #""Watches""#, "/name",
        "this has to be an object of language code and text"
      ),
      (#""required": true"#, #""required": 1"#, "/fields/0/required", "this has to be true or false"),
      (#""type": "quantity""#, #""type": "Quantity""#, "/fields/1/type", ""),
      (#""ratingMax": 10"#, #""ratingMax": 11"#, "/fields/3/ratingMax", "this has to be a whole number from 1 to 10"),
      (
        #"{"number": 2.5}"#, #"{"number": 1e100}"#, "/fields/6/formula/right/number",
        "this has to be a number below 10^100"
      ),
      (
        #"{"number": 2.5}"#, #"{"number": 2.5, "field": "a"}"#, "/fields/6/formula/right",
        "an operand has exactly one key"
      ),
      (
        #"{"number": 2.5}"#, #"{"price": 2.5}"#, "/fields/6/formula/right",
        "an operand is a `field`, an `item` or a `number`"
      ),
      (#""operation": "divide""#, #""operation": "power""#, "/fields/6/formula/operation", ""),
      (#""metric": "mm""#, #""metric": "MM""#, "/fields/2/unitHint/metric", ""),
      (#"["quantity", "tags"]"#, #"["name "]"#, "/removedStandardFields/0", ""),
      (#"["quantity", "tags"]"#, #"{}"#, "/removedStandardFields", "this has to be a list"),
      (#"["brand", "@count"]"#, #"["brand", 1]"#, "/highlights/1", "this has to be a text"),
      (#""since": 2}"#, #""since": 2}, 5"#, "/suggestions/1", "this has to be an object"),
      (#""showcase": "strap"}"#, #""showcase": "strap""#, "", "this is no JSON"),
    ])
  func invalid(part: String, replacement: String, pointer: String, reason: String) {
    let fault = fault(part, replacement)
    #expect(fault?.pointer == pointer)
    if !reason.isEmpty { #expect(fault?.reason == reason) }
  }

  @Test("a reason lists the words that are allowed") func words() {
    #expect(
      fault(#""showcase": "strap""#, #""showcase": "lie""#)
        == InvalidTemplate("\"lie\" is none of strap, standing, wide, lying, passepartout", at: "/showcase"))
  }

  @Test("keys are compared by code points") func codePoints() throws {
    let text = #"{"e\u0301": 1, "\u00e9": 2}"#
    let value = try #require(JSONValue(parsing: text.utf8))
    #expect(value["\u{E9}"] == .number("2"))
    #expect(value["e\u{301}"] == .number("1"))
  }

  @Test("written text can be read again, whatever it holds") func writing() throws {
    let text = "\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}\u{2028}é😀"
    let value = JSONValue.object([
      JSONMember(text, .array([.string(text), .null, .bool(true), .bool(false), .number("-1.50e+2")])),
      JSONMember("", .object([])), JSONMember("a", .array([])),
    ])
    #expect(JSONValue(parsing: value.text.utf8) == value)
    #expect(
      JSONValue.object([JSONMember("a", .array([.number("1"), .string("\u{1}\n")])), JSONMember("b", .object([]))]).text
        == #"{"a":[1,"\u0001\n"],"b":{}}"#)
  }
}

extension JSONValue {
  /// The same value with the members of every object in the order of their keys.
  var sorted: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .object(let members):
      .object(members.map { JSONMember($0.key, $0.value.sorted) }.sorted { $0.key < $1.key })
    default: self
    }
  }
}
