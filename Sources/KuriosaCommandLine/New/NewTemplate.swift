import KuriosaTemplates

/// A template to start from.
struct NewTemplate {
  /// What it is made from.
  enum Source {
    case starter
    case copy(Template)
    /// The templates of a group; at least one.
    case group([Template])
  }

  /// Which form its id has.
  enum Kind {
    case custom(uuid: String)
    /// The name behind `builtin.`.
    case builtIn(name: String)
  }

  let name: String
  let kind: Kind
  let source: Source
  /// The languages that a built-in must have.
  let languages: [String]

  var template: Template {
    var template = basis
    template.version = 1
    switch kind {
    case .custom(let uuid):
      if case .copy(let original) = source { template.basedOn = original.id }
      template.id = Template.customIDPrefix + uuid
      template.name = LocalizedText(english: name)
    case .builtIn(let word):
      template.basedOn = nil
      template.id = BuiltinTemplate.idPrefix + word
      template.name = LocalizedText(languages.map { .init(language: $0, text: name) })
      template.changeTexts(completed)
    }
    return template
  }

  private var basis: Template {
    switch source {
    case .starter: StarterTemplate.template
    case .copy(let original): original
    case .group(let members): CommonFields.template(of: members)
    }
  }

  /// The text with the English one for each required language that it lacks, to be translated. One that is English only is
  /// meant for all languages.
  private func completed(_ text: LocalizedText) -> LocalizedText {
    guard text.entries.count > 1 else { return text }
    let missing = languages.filter { language in !text.entries.contains { $0.language == language } }
    return LocalizedText(text.entries + missing.map { .init(language: $0, text: text.english) })
  }
}

extension Template {
  fileprivate mutating func changeTexts(_ change: (LocalizedText) -> LocalizedText) {
    for index in sections.indices { sections[index].label = change(sections[index].label) }
    for index in fields.indices {
      fields[index].label = change(fields[index].label)
      fields[index].suffix = fields[index].suffix.map(change)
      fields[index].example = fields[index].example.map(change)
      for option in fields[index].options.indices {
        fields[index].options[option].label = change(fields[index].options[option].label)
      }
    }
    if let unit = quantity {
      quantity = CountUnit(one: unit.one.map(change), other: unit.other.map(change), rest: unit.rest)
    }
    suggestions = suggestions?.map { suggestion in
      var suggestion = suggestion
      suggestion.name = suggestion.name.map(change)
      return suggestion
    }
  }
}

/// What several templates have in common.
enum CommonFields {
  /// The sections and fields that at least two of the templates have, as the first of them writes them. Where there are none,
  /// the first template itself.
  static func template(of members: [Template]) -> Template {
    var result = members[0]
    let common = members.flatMap { member in member.fields.map { field in (member, field) } }.filter { _, field in
      field.formula == nil && members.filter { $0.field(field.key)?.type == field.type }.count > 1
    }
    if common.isEmpty { return result }
    (result.sections, result.fields) = ([], [])
    for (member, field) in common where result.field(field.key) == nil {
      let id = field.section ?? member.sections.first?.id
      if let section = member.sections.first(where: { $0.id == id }), !result.sections.contains(where: { $0.id == id })
      {
        result.sections.append(section)
      }
      var field = field
      field.section = id == result.sections.first?.id ? nil : id
      result.fields.append(field)
    }
    (result.highlights, result.suggestions, result.quantity, result.showcase) = (nil, nil, nil, nil)
    result.removedStandardFields = []
    return result
  }
}
