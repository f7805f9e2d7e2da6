/// A template as a plain value: "a template defines which fields items of one category have".
///
/// Read from a sound document with `Template(parsing:)`, changed through its properties or the functions of
/// `Semantics/Customizing`, and written with `json`. Unknown keys, and defaults that are written out, are kept in `rest`.
public struct Template: Sendable, Hashable {
  /// "Stable ID. Built-in: `builtin.<name>`. User templates: `custom.<uuid>`."
  public var id: String
  /// "Content version; the app replaces stored built-ins with higher versions." From 1.
  public var version: Int
  public var name: LocalizedText
  /// "SF Symbol name."
  public var icon: String
  /// "Field groups in display order."
  public var sections: [Section]
  /// "Fields in display order."
  public var fields: [Field]
  /// "Up to three key facts": field keys and `@count`. Nil where the template leaves it to the first three fields.
  public var highlights: [String]?
  /// "For a customized copy, the ID of the template it was copied from."
  public var basedOn: String?
  /// "The collection's pieces are counted, and what one unit is called." Nil where nothing is counted.
  public var quantity: CountUnit?
  /// "The sub-collections this category suggests." Nil where the template says nothing, empty for none on purpose.
  public var suggestions: [Suggestion]?
  /// "Standard fields this collection does not show or edit."
  public var removedStandardFields: [StandardField]
  /// "How the objects are shown on their showcase stage." Nil where the photo's shape decides.
  public var showcase: ShowcaseMode?
  /// Members that say nothing to this version of the format, in their order.
  public var rest: [JSONMember]

  public init(
    id: String, version: Int = 1, name: LocalizedText, icon: String, sections: [Section] = [], fields: [Field] = [],
    highlights: [String]? = nil, basedOn: String? = nil, quantity: CountUnit? = nil, suggestions: [Suggestion]? = nil,
    removedStandardFields: [StandardField] = [], showcase: ShowcaseMode? = nil, rest: [JSONMember] = []
  ) {
    self.id = id
    self.version = version
    self.name = name
    self.icon = icon
    self.sections = sections
    self.fields = fields
    self.highlights = highlights
    self.basedOn = basedOn
    self.quantity = quantity
    self.suggestions = suggestions
    self.removedStandardFields = removedStandardFields
    self.showcase = showcase
    self.rest = rest
  }

  /// The position of the field with this key, by code points.
  public func fieldIndex(_ key: String) -> Int? { fields.firstIndex { $0.key.hasSameCodePoints(as: key) } }

  /// The field with this key.
  public func field(_ key: String) -> Field? { fieldIndex(key).map { fields[$0] } }
}

extension Template {
  /// A group of fields.
  public struct Section: Sendable, Hashable {
    public var id: String
    public var label: LocalizedText
    public var rest: [JSONMember]

    public init(id: String, label: LocalizedText, rest: [JSONMember] = []) {
      self.id = id
      self.label = label
      self.rest = rest
    }
  }

  /// What one unit of a counted collection is called. "Both are optional (the app then says "piece" and "pieces")."
  public struct CountUnit: Sendable, Hashable {
    public var one: LocalizedText?
    public var other: LocalizedText?
    public var rest: [JSONMember]

    public init(one: LocalizedText? = nil, other: LocalizedText? = nil, rest: [JSONMember] = []) {
      self.one = one
      self.other = other
      self.rest = rest
    }
  }

  /// A sub-collection that a category suggests.
  public struct Suggestion: Sendable, Hashable {
    /// "The built-in template the sub-collection is made from. Without it, the sub-collection gets the fields of the
    /// collection it sits in."
    public var template: String?
    /// "Its name; without it, the template's name. Required when `template` is absent."
    public var name: LocalizedText?
    /// "Its SF Symbol; without it, the template's. Required when `template` is absent."
    public var icon: String?
    public var rest: [JSONMember]

    public init(template: String? = nil, name: LocalizedText? = nil, icon: String? = nil, rest: [JSONMember] = []) {
      self.template = template
      self.name = name
      self.icon = icon
      self.rest = rest
    }
  }
}
