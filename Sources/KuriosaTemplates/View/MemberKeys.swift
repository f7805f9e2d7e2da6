import KuriosaJSON
import KuriosaSource

/// The keys of one kind of object of the format. Cases are called as the keys are spelt; the spellings stand there once
/// more, since looking up the name of a case at run time takes a thousand times longer.
public protocol MemberKey: RawRepresentable<Int>, CaseIterable, Sendable, Hashable where AllCases == [Self] {
  /// What the object is called in messages: "field".
  static var objectName: String { get }
  /// Keys without which the object means nothing, one bit for each by raw value.
  static var requiredMask: UInt32 { get }
  /// Number of keys.
  static var keyCount: Int { get }
  /// As written in a template, by raw value: the names of the cases.
  static var spellings: [String] { get }
}

extension MemberKey {
  /// Keys without which the object means nothing.
  public static var requiredKeys: [Self] { allCases.filter { requiredMask & 1 << UInt32($0.rawValue) != 0 } }

  /// As written in a template.
  public var spelling: String { Self.spellings[rawValue] }
}

public enum DocumentKey: Int, MemberKey {
  case id, version, name, icon, sections, fields, highlights, basedOn, quantity, suggestions, removedStandardFields,
    showcase

  public static let spellings = [
    "id", "version", "name", "icon", "sections", "fields", "highlights", "basedOn", "quantity", "suggestions",
    "removedStandardFields", "showcase",
  ]
  public static var objectName: String { "template" }
  public static var requiredMask: UInt32 { 0b111111 }
  public static var keyCount: Int { 12 }
}

public enum SectionKey: Int, MemberKey {
  case id, label

  public static let spellings = ["id", "label"]
  public static var objectName: String { "section" }
  public static var requiredMask: UInt32 { 0b11 }
  public static var keyCount: Int { 2 }
}

public enum FieldKey: Int, MemberKey {
  case key, type, label, section, required, sensitive, identifying, options, measurement, unitHint, ratingMax, suffix,
    multiline, example, formula, hidden, countsDown

  public static let spellings = [
    "key", "type", "label", "section", "required", "sensitive", "identifying", "options", "measurement",
    "unitHint", "ratingMax", "suffix", "multiline", "example", "formula", "hidden", "countsDown",
  ]
  public static var objectName: String { "field" }
  public static var requiredMask: UInt32 { 0b111 }
  public static var keyCount: Int { 17 }

  /// The types of field that the key belongs to; nil for a key of every type.
  public var types: [FieldType]? {
    let types = FieldType.allCases.filter { belongs(to: $0) }
    return types.count == FieldType.allCases.count ? nil : types
  }

  /// Whether a field of `type` may have the key.
  public func belongs(to type: FieldType) -> Bool {
    switch self {
    case .key, .type, .label, .section, .required, .sensitive, .identifying, .hidden: true
    case .options: type == .dropdown || type == .multipleChoice || type == .quantity
    case .measurement, .unitHint: type == .measurement
    case .ratingMax: type == .rating
    case .suffix: type == .number
    case .multiline: type == .text
    case .example: type == .text || type == .number
    case .formula: type == .calculation
    case .countsDown: type == .quantity
    }
  }
}

public enum OptionKey: Int, MemberKey {
  case id, label, hidden

  public static let spellings = ["id", "label", "hidden"]
  public static var objectName: String { "option" }
  public static var requiredMask: UInt32 { 0b11 }
  public static var keyCount: Int { 3 }
}

public enum FormulaKey: Int, MemberKey {
  case left, operation, right

  public static let spellings = ["left", "operation", "right"]
  public static var objectName: String { "formula" }
  public static var requiredMask: UInt32 { 0b111 }
  public static var keyCount: Int { 3 }
}

public enum OperandKey: Int, MemberKey {
  case field, item, number

  public static let spellings = ["field", "item", "number"]
  public static var objectName: String { "operand" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 3 }
}

public enum UnitHintKey: Int, MemberKey {
  case metric, imperial

  public static let spellings = ["metric", "imperial"]
  public static var objectName: String { "unit hint" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 2 }
}

public enum QuantityKey: Int, MemberKey {
  case one, other

  public static let spellings = ["one", "other"]
  public static var objectName: String { "quantity" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 2 }
}

public enum SuggestionKey: Int, MemberKey {
  case template, name, icon

  public static let spellings = ["template", "name", "icon"]
  public static var objectName: String { "suggestion" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 3 }
}
