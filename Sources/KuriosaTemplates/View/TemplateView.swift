import KuriosaJSON
import KuriosaSource

/// A template as the tolerant reader sees it: every part knows its node, and is there even where another part is at
/// fault. Flat arrays; parts refer to each other by index.
public struct TemplateView: Sendable {
  public let tree: JSONTree
  /// The object of the document; nil where the document is none.
  public internal(set) var document: ObjectPart<DocumentKey>?
  public internal(set) var sections: ContiguousArray<SectionPart> = []
  public internal(set) var fields: ContiguousArray<FieldPart> = []
  /// The options of all fields; each field has its range.
  public internal(set) var options: ContiguousArray<OptionPart> = []
  public internal(set) var suggestions: ContiguousArray<SuggestionPart> = []
  public internal(set) var quantity: ObjectPart<QuantityKey>?
  /// All localized texts of the document.
  public internal(set) var texts: ContiguousArray<LocalizedTextPart> = []
  /// The entries of all localized texts; each text has its range.
  public internal(set) var translations: ContiguousArray<TranslationPart>
  /// How many there are while the document is read; the others are room for more.
  var usedTranslations = 0
  /// The language codes of two letters that translations have, each once.
  public internal(set) var languages: ContiguousArray<LanguageCode> = []
  /// Whether a translation has a key that is no such code.
  public internal(set) var hasOtherLanguageTags = false
  /// What the reader could not take, in the order in which it was read.
  public internal(set) var faults: [ViewFault] = []
  /// For each object, the values of the keys of its kind.
  @usableFromInline var slots: ContiguousArray<NodeIndex>
  var usedSlots = 0

  /// An empty view, with room for what a document of this size usually has.
  init(tree: JSONTree) {
    self.tree = tree
    let nodes = tree.nodes.count
    slots = ContiguousArray(filledWith: .none, count: min(max(nodes, 64), 4096))
    texts.reserveCapacity(nodes / 12 + 4)
    translations = ContiguousArray(filledWith: .empty, count: nodes / 3 + 16)
    options.reserveCapacity(nodes / 14 + 4)
    fields.reserveCapacity(nodes / 50 + 4)
    sections.reserveCapacity(12)
    languages.reserveCapacity(8)
  }

  /// The value of a key, whatever its type; `.none` where the object has none.
  @inlinable @inline(__always)
  public func value<Key>(_ key: Key, of part: ObjectPart<Key>) -> NodeIndex {
    slots[Int(part.slots) + key.rawValue]
  }

  /// The value of a key of the document; `.none` where it has none.
  @inlinable
  public func value(_ key: DocumentKey) -> NodeIndex {
    document.map { value(key, of: $0) } ?? .none
  }

  /// The value of a key where it is a sound string; nil otherwise.
  @inlinable @inline(__always)
  public func string<Key>(_ key: Key, of part: ObjectPart<Key>) -> NodeIndex? {
    string(at: value(key, of: part))
  }

  /// The value of a key of the document where it is a sound string; nil otherwise.
  @inlinable
  public func string(_ key: DocumentKey) -> NodeIndex? {
    document.flatMap { string(key, of: $0) }
  }

  /// The node where it is a sound string; nil otherwise.
  @inlinable @inline(__always)
  package func string(at node: NodeIndex) -> NodeIndex? {
    guard node.exists, tree.kind(node) == .string, !tree.isDamaged(node) else { return nil }
    return node
  }

  /// The strings of a list of the document, such as `highlights`, leaving out what is none; none where it has no such list.
  public func strings(in key: DocumentKey) -> [NodeIndex] {
    let list = value(key)
    guard list.exists, tree.kind(list) == .array else { return [] }
    return tree.elements(of: list).filter { string(at: $0) != nil }
  }

  /// The key of a member by its value: keys stand right before their values.
  public func key(ofValue value: NodeIndex) -> NodeIndex { NodeIndex(value.value - 1) }

  /// The entries of a localized text.
  @inlinable @inline(__always)
  public func translations(of text: LocalizedTextPart) -> ContiguousArray<TranslationPart>.SubSequence {
    translations[text.translations]
  }

  /// The options of a field.
  @inlinable @inline(__always)
  public func options(of field: FieldPart) -> ContiguousArray<OptionPart>.SubSequence {
    options[field.options]
  }
}

/// An object of a known kind.
public struct ObjectPart<Key: MemberKey>: Sendable {
  public let node: NodeIndex
  @usableFromInline let slots: UInt32
  /// One bit for each key that is there, by raw value.
  public let keys: UInt32

  @inlinable @inline(__always)
  public func has(_ key: Key) -> Bool { keys & 1 << UInt32(key.rawValue) != 0 }
}

public struct SectionPart: Sendable {
  public let part: ObjectPart<SectionKey>
  /// Index in `texts`; nil where there is no sound label.
  public let label: Int?
}

public struct FieldPart: Sendable {
  public let part: ObjectPart<FieldKey>
  /// Nil where the type is missing or unknown.
  public internal(set) var type: FieldType?
  public internal(set) var isRequired = false
  public internal(set) var isSensitive = false
  public internal(set) var isIdentifying = false
  public internal(set) var isHidden = false
  /// Indexes in `texts`.
  public internal(set) var label: Int?
  public internal(set) var suffix: Int?
  public internal(set) var example: Int?
  /// Range in `options` of the view; empty where the type has none.
  public internal(set) var options = 0..<0
  /// Whether every option could be read, so that conclusions about all of them hold.
  public internal(set) var hasSoundOptions = false
  public internal(set) var measurement: MeasurementKind?
  public internal(set) var unitHint: ObjectPart<UnitHintKey>?
  public internal(set) var formula: FormulaPart?

  init(part: ObjectPart<FieldKey>) {
    self.part = part
  }

  public var node: NodeIndex { part.node }
}

public struct OptionPart: Sendable {
  public let part: ObjectPart<OptionKey>
  /// Index in `texts`; nil where there is no sound label.
  public let label: Int?
  public let isHidden: Bool
}

public struct FormulaPart: Sendable {
  public let part: ObjectPart<FormulaKey>
  public let left: OperandPart
  /// Nil where it is missing or unknown.
  public let operation: CalculationOperation?
  public let right: OperandPart

  public var operands: [OperandPart] { [left, right] }
}

/// One side of a formula.
public struct OperandPart: Sendable {
  public enum Kind: Sendable, Hashable {
    /// Missing or at fault; that has been said.
    case unsound
    /// The string that names a field.
    case field(NodeIndex)
    case item(ItemAmount)
    /// A number token.
    case number(NodeIndex)
  }

  /// The object; `.none` where it is missing.
  public let node: NodeIndex
  public let kind: Kind
  /// The value in the object (a string or number); `.none` where it is unsound.
  public let value: NodeIndex
}

public struct SuggestionPart: Sendable {
  public let part: ObjectPart<SuggestionKey>
  /// Index in `texts`; nil where there is no sound name.
  public let name: Int?
}

/// What a localized text is for.
public enum TextRole: Sendable, Hashable {
  case templateName, sectionLabel, fieldLabel, optionLabel, suffix, example, unitOne, unitOther, suggestionName
}

/// An object of language code → text.
public struct LocalizedTextPart: Sendable {
  public let node: NodeIndex
  public let role: TextRole
  /// Index of the field it belongs to (also for the label of an option); -1 for the other texts.
  public let field: Int
  /// Range in `translations`.
  public let translations: Range<Int>
  /// Index in `translations` of the `en` entry; nil where there is none.
  public let english: Int?
}

/// One entry of a localized text.
public struct TranslationPart: Sendable {
  public let key: NodeIndex
  /// A string, or something that was reported as a wrong type.
  public let value: NodeIndex
  /// The value of the code, or `LanguageCode.none`.
  @usableFromInline let letters: UInt16

  static let empty = TranslationPart(key: .none, value: .none, letters: LanguageCode.none)

  /// The code, where it is two small ASCII letters.
  @inlinable @inline(__always)
  public var language: LanguageCode? { LanguageCode(letters: letters) }
}

/// A language code of two lower-case ASCII letters.
@frozen
public struct LanguageCode: Sendable, Hashable {
  /// First letter in the low byte, second one above it.
  public let value: UInt16

  /// No code.
  @usableFromInline static var none: UInt16 { 0 }

  @inlinable @inline(__always)
  public init?(_ first: UInt8, _ second: UInt8) {
    let letters = Self.letters(UInt16(first) | UInt16(second) << 8)
    if letters == Self.none { return nil }
    value = letters
  }

  @inlinable @inline(__always)
  init?(letters: UInt16) {
    if letters == Self.none { return nil }
    value = letters
  }

  /// The bytes where they are two small letters, and `none` otherwise.
  @inlinable @inline(__always)
  static func letters(_ bytes: UInt16) -> UInt16 {
    (bytes & 0xFF) &- 0x61 < 26 && (bytes >> 8) &- 0x61 < 26 ? bytes : none
  }

  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 2 else { return nil }
    self.init(bytes[0], bytes[1])
  }

  /// `en`: the language that every localized text has.
  @inlinable public static var english: LanguageCode { LanguageCode(UInt8(ascii: "e"), UInt8(ascii: "n"))! }
  @inlinable package static var german: LanguageCode { LanguageCode(UInt8(ascii: "d"), UInt8(ascii: "e"))! }
  @inlinable package static var french: LanguageCode { LanguageCode(UInt8(ascii: "f"), UInt8(ascii: "r"))! }
  @inlinable package static var italian: LanguageCode { LanguageCode(UInt8(ascii: "i"), UInt8(ascii: "t"))! }
  @inlinable package static var spanish: LanguageCode { LanguageCode(UInt8(ascii: "e"), UInt8(ascii: "s"))! }

  public var text: String {
    String(decoding: [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)], as: UTF8.self)
  }
}
