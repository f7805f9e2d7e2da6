extension Template.Field {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    key = try reader.text("key")
    type = try reader.word("type")
    label = try LocalizedText(reader.require("label"), at: reader.pointer(to: "label"))
    section = try reader.optional("section", ObjectReader.text)
    isRequired = try reader.flag("required")
    isSensitive = try reader.flag("sensitive")
    isIdentifying = try reader.flag("identifying")
    options = try reader.defaultedList("options", Template.Option.init)
    measurement = try reader.optional("measurement", ObjectReader.word)
    unitHint = try reader.optional("unitHint", Template.UnitHint.init)
    ratingMax = try Self.ratingMax(&reader)
    suffix = try reader.optional("suffix", LocalizedText.init)
    isMultiline = try reader.flag("multiline")
    example = try reader.optional("example", LocalizedText.init)
    formula = try reader.optional("formula", Template.Formula.init)
    isHidden = try reader.flag("hidden")
    rest = reader.rest
  }

  /// 5 where it is missing; a 5 that is written out stays in the rest.
  private static func ratingMax(_ reader: inout ObjectReader) throws(InvalidTemplate) -> Int {
    guard let value = reader.peek("ratingMax") else { return defaultRatingMax }
    let stars = try ObjectReader.wholeNumber(value, in: ratingMaxRange, at: reader.pointer(to: "ratingMax"))
    if stars != defaultRatingMax { _ = reader.take("ratingMax") }
    return stars
  }

  var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("key", text: key)
    writer.put("type", word: type)
    writer.put("label", label.json)
    writer.put("section", text: section)
    writer.put("required", flag: isRequired)
    writer.put("sensitive", flag: isSensitive)
    writer.put("identifying", flag: isIdentifying)
    writer.put("options", nonEmptyList: options.map(\.json))
    writer.put("measurement", word: measurement)
    writer.put("unitHint", unitHint?.json)
    writer.put("ratingMax", ratingMax == Self.defaultRatingMax ? nil : .number(String(ratingMax)))
    writer.put("suffix", suffix?.json)
    writer.put("multiline", flag: isMultiline)
    writer.put("example", example?.json)
    writer.put("formula", formula?.json)
    writer.put("hidden", flag: isHidden)
    return writer.object(rest: rest)
  }
}

extension Template.Option {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    id = try reader.text("id")
    label = try LocalizedText(reader.require("label"), at: reader.pointer(to: "label"))
    isHidden = try reader.flag("hidden")
    rest = reader.rest
  }

  var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("id", text: id)
    writer.put("label", label.json)
    writer.put("hidden", flag: isHidden)
    return writer.object(rest: rest)
  }
}

extension Template.UnitHint {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    metric = try reader.optional("metric", ObjectReader.word)
    imperial = try reader.optional("imperial", ObjectReader.word)
    rest = reader.rest
  }

  var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("metric", word: metric)
    writer.put("imperial", word: imperial)
    return writer.object(rest: rest)
  }
}
