extension Template {
  /// One field of the items of a collection.
  public struct Field: Sendable, Hashable {
    /// "Storage key, `[a-z][a-z0-9_]*`, unique, never renamed once shipped."
    public var key: String
    public var type: FieldType
    public var label: LocalizedText
    /// "Section ID"; nil for the first section.
    public var section: String?
    /// "A value must be present."
    public var isRequired: Bool
    /// "Hidden by default, excluded from exports, blurred in privacy mode."
    public var isSensitive: Bool
    /// "Used by the duplicate check."
    public var isIdentifying: Bool
    /// "Choices for `dropdown` and `multiple_choice`, units for `quantity`."
    public var options: [Option]
    /// "`length`, `mass`, or `volume`; required for `measurement`."
    public var measurement: MeasurementKind?
    public var unitHint: UnitHint?
    /// The most stars of a rating, "1…10".
    public var ratingMax: Int
    /// "Label after a `number`."
    public var suffix: LocalizedText?
    /// "Multi-line `text`."
    public var isMultiline: Bool
    /// "A typical value for `text` and `number` fields." "Never on sensitive fields."
    public var example: LocalizedText?
    /// "Required for `calculation`."
    public var formula: Formula?
    /// "Not shown or edited; values stay on items. Fields are never deleted."
    public var isHidden: Bool
    /// Members that say nothing to this version of the format, in their order.
    public var rest: [JSONMember]

    public static let defaultRatingMax = 5
    public static let ratingMaxRange = 1...10

    public init(
      key: String, type: FieldType, label: LocalizedText, section: String? = nil, isRequired: Bool = false,
      isSensitive: Bool = false, isIdentifying: Bool = false, options: [Option] = [],
      measurement: MeasurementKind? = nil, unitHint: UnitHint? = nil, ratingMax: Int = defaultRatingMax,
      suffix: LocalizedText? = nil, isMultiline: Bool = false, example: LocalizedText? = nil, formula: Formula? = nil,
      isHidden: Bool = false, rest: [JSONMember] = []
    ) {
      self.key = key
      self.type = type
      self.label = label
      self.section = section
      self.isRequired = isRequired
      self.isSensitive = isSensitive
      self.isIdentifying = isIdentifying
      self.options = options
      self.measurement = measurement
      self.unitHint = unitHint
      self.ratingMax = ratingMax
      self.suffix = suffix
      self.isMultiline = isMultiline
      self.example = example
      self.formula = formula
      self.isHidden = isHidden
      self.rest = rest
    }
  }

  /// One choice of a `dropdown` or `multiple_choice`, or one unit of a `quantity`.
  public struct Option: Sendable, Hashable {
    public var id: String
    public var label: LocalizedText
    /// "A hidden option is not offered for new values but still displays on items that use it."
    public var isHidden: Bool
    public var rest: [JSONMember]

    public init(id: String, label: LocalizedText, isHidden: Bool = false, rest: [JSONMember] = []) {
      self.id = id
      self.label = label
      self.isHidden = isHidden
      self.rest = rest
    }
  }

  /// "Preferred display units."
  public struct UnitHint: Sendable, Hashable {
    public var metric: MeasurementUnit?
    public var imperial: MeasurementUnit?
    public var rest: [JSONMember]

    public init(metric: MeasurementUnit?, imperial: MeasurementUnit?, rest: [JSONMember] = []) {
      self.metric = metric
      self.imperial = imperial
      self.rest = rest
    }
  }
}
