/// Changes that a user makes to a template. The result is null for a change that is refused.
extension VectorArea {
  static let customizing: [String: VectorArea] = [
    "key.derive": VectorArea { input throws(InvalidTemplate) in
      .string(KeyDerivation.key(from: try input.text("label"), taken: try input.texts("taken")))
    },
    "template.copy": VectorArea { input throws(InvalidTemplate) in
      let uuid = try input.text("uuid")
      return try changed(input, \.json) { template throws(CustomizingFault) in
        try template.customizedCopy(uuid: uuid)
      }
    },
    "template.rename": VectorArea { input throws(InvalidTemplate) in
      let name = try input.text("name")
      return try changed(input, \.name.json) { template throws(CustomizingFault) in try template.renaming(name) }
    },
    "section.relabel": VectorArea { input throws(InvalidTemplate) in
      let (section, name) = (try input.text("section"), try input.text("name"))
      return try changed(input, { .array($0.sections.map(\.json)) }) { template throws(CustomizingFault) in
        try template.relabelingSection(section, name)
      }
    },
    "field.add": VectorArea { input throws(InvalidTemplate) in
      let (name, type) = (try input.text("name"), try input.word("type") as FieldType)
      let (section, parts) = (try input.optional("section")?.text(), try typeParts(input))
      return try changed(input, { $0.fields.last?.json ?? .null }) { template throws(CustomizingFault) in
        try template.addingField(named: name, type: type, section: section, parts: parts)
      }
    },
    "field.relabel": VectorArea { input throws(InvalidTemplate) in
      let (key, name) = (try input.text("key"), try input.text("name"))
      return try changed(input, fields) { template throws(CustomizingFault) in try template.relabelingField(key, name) }
    },
    "field.hide": VectorArea { input throws(InvalidTemplate) in
      let (key, isHidden) = (try input.text("key"), try input.flag("hidden"))
      return try changed(input, fields) { template throws(CustomizingFault) in
        try template.settingHidden(isHidden, field: key)
      }
    },
    "field.type": VectorArea { input throws(InvalidTemplate) in
      let (key, type) = (try input.text("key"), try input.word("to") as FieldType)
      let (values, parts) = (try input.storedValues(), try typeParts(input))
      return try changed(input, fields) { template throws(CustomizingFault) in
        try template.changingType(of: key, to: type, values: values, parts: parts)
      }
    },
    "option.relabel": VectorArea { input throws(InvalidTemplate) in
      let (key, option, name) = (try input.text("key"), try input.text("option"), try input.text("name"))
      return try changed(input, fields) { template throws(CustomizingFault) in
        try template.relabelingOption(option, of: key, name)
      }
    },
    "option.hide": VectorArea { input throws(InvalidTemplate) in
      let (key, option, isHidden) = (try input.text("key"), try input.text("option"), try input.flag("hidden"))
      return try changed(input, fields) { template throws(CustomizingFault) in
        try template.settingHidden(isHidden, option: option, of: key)
      }
    },
    "sensitivity.set": VectorArea { input throws(InvalidTemplate) in
      let fields = try input.fields("fields")
      return .texts(SensitiveFields.set(in: fields).filter(\.isSensitive).map(\.key))
    },
    "field.sensitive": VectorArea { input throws(InvalidTemplate) in
      let (key, isSensitive) = (try input.text("key"), try input.flag("sensitive"))
      return try changed(input, fields) { template throws(CustomizingFault) in
        try template.settingSensitive(isSensitive, field: key)
      }
    },
    "standardFields.remove": VectorArea { input throws(InvalidTemplate) in
      var removed: [StandardField] = []
      for element in try input.part("remove").elements() {
        removed.append(try ObjectReader.word(element.value, at: element.pointer))
      }
      let template = try input.part("template").template().removingStandardFields(removed)
      return .texts(template.removedStandardFields.map(\.spelling))
    },
  ]

  /// What `part` of the template is after a change; null where the change is refused.
  private static func changed(
    _ input: VectorInput, _ part: (Template) -> JSONValue, _ change: (Template) throws(CustomizingFault) -> Template
  ) throws(InvalidTemplate) -> JSONValue {
    let template = try input.part("template").template()
    do throws(CustomizingFault) {
      return part(try change(template))
    } catch {
      return .null
    }
  }

  private static func fields(_ template: Template) -> JSONValue { .array(template.fields.map(\.json)) }

  private static func typeParts(_ input: VectorInput) throws(InvalidTemplate) -> Template.TypeParts {
    Template.TypeParts(
      options: input.optional("options") == nil ? nil : try input.options("options"),
      measurement: input.optional("measurement") == nil ? nil : try input.word("measurement"),
      formula: try input.optional("formula")?.formula())
  }
}
