/// New fields, and fields that change their type.
extension Template {
  /// What the type of a field needs beside its name.
  public struct TypeParts: Sendable, Hashable {
    public var options: [Option]?
    public var measurement: MeasurementKind?
    public var formula: Formula?

    public init(options: [Option]? = nil, measurement: MeasurementKind? = nil, formula: Formula? = nil) {
      self.options = options
      self.measurement = measurement
      self.formula = formula
    }
  }

  /// A field with a new name at the end; its key is derived from the name, and those of hidden fields count as taken.
  public func addingField(
    named name: String, type: FieldType, section: String? = nil, parts: TypeParts = TypeParts()
  ) throws(CustomizingFault) -> Template {
    if let section, !sections.contains(where: { $0.id.hasSameCodePoints(as: section) }) {
      throw .unknownSection(section)
    }
    let key = KeyDerivation.key(from: name, taken: fields.map(\.key))
    var field = Field(key: key, type: type, label: try Self.label(name), section: section)
    try field.take(parts)
    var template = self
    template.fields = SensitiveFields.set(in: fields + [field])
    return template
  }

  /// The type of a field changes, where `TypeChange` allows it. The field loses its formula and options as written there,
  /// everything else stays. "A calculation is never required or identifying", so one that becomes a calculation is neither.
  public func changingType(
    of key: String, to type: FieldType, values: StoredValues, parts: TypeParts = TypeParts()
  ) throws(CustomizingFault) -> Template {
    guard var field = field(key) else { throw .unknownField(key) }
    let change = TypeChange(from: field.type, to: type)
    guard change.isAllowed(with: values) else { throw .valuesStored }
    field.type = type
    if change.keepsOptions == false { field.options = [] }
    if change.keepsFormula == false { field.formula = nil }
    if type == .calculation {
      field.isRequired = false
      field.isIdentifying = false
    }
    try field.take(parts)
    return try changingField(key) { $0 = field }
  }
}

extension Template.Field {
  /// Takes what its type needs, where it is given; it has to have all of it then.
  fileprivate mutating func take(_ parts: Template.TypeParts) throws(CustomizingFault) {
    if type.takesOptions {
      options = parts.options ?? options
      if options.isEmpty { throw .optionsMissing }
    }
    if type == .measurement {
      measurement = parts.measurement ?? measurement
      if measurement == nil { throw .measurementMissing }
    }
    if type == .calculation {
      formula = parts.formula ?? formula
      if formula == nil { throw .formulaMissing }
    }
  }
}
