/// Values of items, and texts.
extension VectorArea {
  static let values: [String: VectorArea] = [
    "values.valid": VectorArea { input throws(InvalidTemplate) in
      let field = try input.part("field").field()
      return .bool(try input.part("value").itemValue().map(field.accepts) ?? false)
    },
    "localized.lookup": VectorArea { input throws(InvalidTemplate) in
      let part = try input.part("text")
      return .string(try LocalizedText(part.value, at: part.pointer).text(for: try input.text("language")))
    },
    "text.equal": VectorArea { input throws(InvalidTemplate) in
      .bool(CaselessText(try input.text("left")) == CaselessText(try input.text("right")))
    },
    "template.write": VectorArea { input throws(InvalidTemplate) in
      try Template(try input.part("template").value).json
    },
  ]
}
