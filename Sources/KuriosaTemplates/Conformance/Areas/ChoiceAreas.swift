/// Multiple choice, and changes of type.
extension VectorArea {
  static let choices: [String: VectorArea] = [
    "choices.store": VectorArea { input throws(InvalidTemplate) in
      let stored = Choices.stored(try input.texts("chosen"), options: try input.options("options").map(\.id))
      return stored.map(JSONValue.texts) ?? .null
    },
    "choices.display": VectorArea { input throws(InvalidTemplate) in
      guard let stored = try input.part("stored").itemValue() else { return .string("") }
      return .string(
        Choices.displayed(stored, options: try input.options("options"), language: try input.text("language")))
    },
    "choices.accept": VectorArea { input throws(InvalidTemplate) in
      let field = Template.Field(
        key: "", type: try input.word("fieldType"), label: LocalizedText(english: ""),
        options: try input.options("options"))
      return .bool(try input.part("value").itemValue().map(field.accepts) ?? false)
    },
    "choices.csv": VectorArea { input throws(InvalidTemplate) in
      let cell = ChoiceCell(try input.text("cell"), options: try input.options("options"))
      return .object(
        ("choices", cell.choices.map(JSONValue.texts) ?? .null), ("unmatched", .texts(cell.unmatched)))
    },
    "type.change": VectorArea { input throws(InvalidTemplate) in
      let change = TypeChange(from: try input.word("from"), to: try input.word("to"))
      guard change.isAllowed(with: try input.storedValues()) else { return .object(("allowed", .bool(false))) }
      return .object(
        ("allowed", .bool(true)), ("keepsOptions", .flag(change.keepsOptions)),
        ("keepsFormula", .flag(change.keepsFormula)), ("rewritesStoredValues", .bool(change.rewritesStoredValues)))
    },
  ]
}

extension VectorInput {
  func storedValues() throws(InvalidTemplate) -> StoredValues {
    StoredValues(
      itemsWithValue: try count("itemsWithValue"), itemsWithSeveralChoices: try count("itemsWithSeveralChoices"))
  }
}
