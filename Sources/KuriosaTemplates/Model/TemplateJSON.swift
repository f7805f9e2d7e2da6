/// Reading a template from JSON and writing it back.
extension Template {
  /// Reads a document: every part has to be there and of the right type, words have to be known. What the linter checks
  /// beyond that (unique keys, references, circles, …) is not looked at.
  public init(parsing bytes: some Collection<UInt8>) throws(InvalidTemplate) {
    guard let value = JSONValue(parsing: bytes) else { throw InvalidTemplate("this is no JSON", at: "") }
    try self.init(value)
  }

  /// Reads the value of a document.
  public init(_ value: JSONValue) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: "")
    id = try reader.text("id")
    version = try ObjectReader.wholeNumber(reader.require("version"), in: 1...Self.highestVersion, at: "/version")
    name = try LocalizedText(reader.require("name"), at: "/name")
    icon = try reader.text("icon")
    sections = try reader.list("sections", Section.init)
    fields = try reader.list("fields", Field.init)
    highlights = try reader.optionalList("highlights", ObjectReader.text)
    basedOn = try reader.optional("basedOn", ObjectReader.text)
    quantity = try reader.optional("quantity", CountUnit.init)
    suggestions = try reader.optionalList("suggestions", Suggestion.init)
    removedStandardFields = try reader.defaultedList("removedStandardFields", ObjectReader.word)
    showcase = try reader.optional("showcase", ObjectReader.word)
    rest = reader.rest
  }

  /// 2^53 − 1: the highest whole number that every reader of JSON takes exactly.
  package static let highestVersion = 9_007_199_254_740_991

  /// The template as JSON, keys in the order of the format.
  public var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("id", text: id)
    writer.put("version", .number(String(version)))
    writer.put("name", name.json)
    writer.put("icon", text: icon)
    writer.put("sections", list: sections.map(\.json))
    writer.put("fields", list: fields.map(\.json))
    writer.put("highlights", list: highlights?.map(JSONValue.string))
    writer.put("basedOn", text: basedOn)
    writer.put("quantity", quantity?.json)
    writer.put("suggestions", list: suggestions?.map(\.json))
    writer.put("removedStandardFields", nonEmptyList: removedStandardFields.map { .string($0.spelling) })
    writer.put("showcase", word: showcase)
    return writer.object(rest: rest)
  }
}

extension Template.Section {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    id = try reader.text("id")
    label = try LocalizedText(reader.require("label"), at: reader.pointer(to: "label"))
    rest = reader.rest
  }

  var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("id", text: id)
    writer.put("label", label.json)
    return writer.object(rest: rest)
  }
}

extension Template.CountUnit {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    one = try reader.optional("one", LocalizedText.init)
    other = try reader.optional("other", LocalizedText.init)
    rest = reader.rest
  }

  var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("one", one?.json)
    writer.put("other", other?.json)
    return writer.object(rest: rest)
  }
}

extension Template.Suggestion {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    template = try reader.optional("template", ObjectReader.text)
    name = try reader.optional("name", LocalizedText.init)
    icon = try reader.optional("icon", ObjectReader.text)
    rest = reader.rest
  }

  var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("template", text: template)
    writer.put("name", name?.json)
    writer.put("icon", text: icon)
    return writer.object(rest: rest)
  }
}
