/// Changes that a user makes to a customized template. Each returns the template after the change, with sensitivity set.
extension Template {
  /// "Renaming replaces the label with one text (`{"en": "<name>"}`), used for every language." Keys never change.
  public func relabelingField(_ key: String, _ name: String) throws(CustomizingFault) -> Template {
    let label = try Self.label(name)
    return try changingField(key) { $0.label = label }
  }

  /// The same for a choice or unit of a field.
  public func relabelingOption(
    _ option: String, of key: String, _ name: String
  ) throws(CustomizingFault) -> Template {
    let label = try Self.label(name)
    return try changingOption(option, of: key) { $0.label = label }
  }

  /// The same for a section.
  public func relabelingSection(_ id: String, _ name: String) throws(CustomizingFault) -> Template {
    let label = try Self.label(name)
    var template = self
    guard let index = sections.firstIndex(where: { $0.id.hasSameCodePoints(as: id) }) else {
      throw .unknownSection(id)
    }
    template.sections[index].label = label
    return template
  }

  /// The same for the name of the template.
  public func renaming(_ name: String) throws(CustomizingFault) -> Template {
    var template = self
    template.name = try Self.label(name)
    return template
  }

  /// "Fields and options are hidden instead of deleted." A hidden field keeps its place, and everything that names it: in
  /// the highlights it is left out, and as an operand it is still used.
  public func settingHidden(_ isHidden: Bool, field key: String) throws(CustomizingFault) -> Template {
    try changingField(key) { $0.isHidden = isHidden }
  }

  /// "A hidden option is not offered for new values but still displays on items that use it."
  public func settingHidden(
    _ isHidden: Bool, option: String, of key: String
  ) throws(CustomizingFault) -> Template {
    try changingOption(option, of: key) { $0.isHidden = isHidden }
  }

  /// Marks a field as sensitive or not. A calculation that uses a sensitive field stays sensitive, and one that was
  /// sensitive through this field keeps its mark.
  public func settingSensitive(_ isSensitive: Bool, field key: String) throws(CustomizingFault) -> Template {
    try changingField(key) { $0.isSensitive = isSensitive }
  }

  /// Removes standard fields from what the collection shows, in the order of the format; "adding a field back shows them
  /// again". The name cannot be removed, the count only in a collection that counts.
  public func removingStandardFields(_ fields: some Sequence<StandardField>) -> Template {
    let removed = Set(fields)
    var template = self
    template.removedStandardFields = StandardField.removable.filter {
      removed.contains($0) && ($0 != .quantity || quantity != nil)
    }
    return template
  }

  func changingField(
    _ key: String, _ change: (inout Field) -> Void
  ) throws(CustomizingFault) -> Template {
    guard let index = fieldIndex(key) else { throw .unknownField(key) }
    var template = self
    change(&template.fields[index])
    template.fields = SensitiveFields.set(in: template.fields)
    return template
  }

  private func changingOption(
    _ id: String, of key: String, _ change: (inout Option) -> Void
  ) throws(CustomizingFault) -> Template {
    guard let options = field(key)?.options else { throw .unknownField(key) }
    guard let index = options.firstIndex(where: { $0.id.hasSameCodePoints(as: id) }) else {
      throw .unknownOption(id)
    }
    return try changingField(key) { change(&$0.options[index]) }
  }

  static func label(_ name: String) throws(CustomizingFault) -> LocalizedText {
    guard name.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw .blankName }
    return LocalizedText(english: name)
  }
}
