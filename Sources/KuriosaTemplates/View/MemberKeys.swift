import KuriosaJSON
import KuriosaSource

/// The keys of one kind of object of the format. Cases are called as the keys are spelt.
public protocol MemberKey: RawRepresentable<Int>, CaseIterable, Sendable, Hashable where AllCases == [Self] {
  /// What the object is called in messages: "field".
  static var objectName: String { get }
  /// Keys without which the object means nothing, one bit for each by raw value.
  static var requiredMask: UInt32 { get }
  /// Number of keys.
  static var keyCount: Int { get }
}

extension MemberKey {
  /// Keys without which the object means nothing.
  public static var requiredKeys: [Self] { allCases.filter { requiredMask & 1 << UInt32($0.rawValue) != 0 } }

  /// As written in a template.
  public var spelling: String { "\(self)" }
}

public enum DocumentKey: Int, MemberKey {
  case id, version, name, icon, sections, fields, highlights, basedOn, quantity, suggestions, removedStandardFields,
    showcase

  public static var objectName: String { "template" }
  public static var requiredMask: UInt32 { 0b111111 }
  public static var keyCount: Int { 12 }
}

public enum SectionKey: Int, MemberKey {
  case id, label

  public static var objectName: String { "section" }
  public static var requiredMask: UInt32 { 0b11 }
  public static var keyCount: Int { 2 }
}

public enum FieldKey: Int, MemberKey {
  case key, type, label, section, required, sensitive, identifying, options, measurement, unitHint, ratingMax, suffix,
    multiline, example, formula, hidden, countsDown

  public static var objectName: String { "field" }
  public static var requiredMask: UInt32 { 0b111 }
  public static var keyCount: Int { 17 }

  /// The types of field that the key belongs to; nil for a key of every type.
  public var types: [FieldType]? {
    switch self {
    case .key, .type, .label, .section, .required, .sensitive, .identifying, .hidden: nil
    case .options: [.dropdown, .multipleChoice, .quantity]
    case .measurement, .unitHint: [.measurement]
    case .ratingMax: [.rating]
    case .suffix: [.number]
    case .multiline: [.text]
    case .example: [.text, .number]
    case .formula: [.calculation]
    case .countsDown: [.quantity]
    }
  }

  /// Whether a field of `type` may have the key.
  public func belongs(to type: FieldType) -> Bool {
    types?.contains(type) ?? true
  }
}

public enum OptionKey: Int, MemberKey {
  case id, label, hidden

  public static var objectName: String { "option" }
  public static var requiredMask: UInt32 { 0b11 }
  public static var keyCount: Int { 3 }
}

public enum FormulaKey: Int, MemberKey {
  case left, operation, right

  public static var objectName: String { "formula" }
  public static var requiredMask: UInt32 { 0b111 }
  public static var keyCount: Int { 3 }
}

public enum OperandKey: Int, MemberKey {
  case field, item, number

  public static var objectName: String { "operand" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 3 }
}

public enum UnitHintKey: Int, MemberKey {
  case metric, imperial

  public static var objectName: String { "unit hint" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 2 }
}

public enum QuantityKey: Int, MemberKey {
  case one, other

  public static var objectName: String { "quantity" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 2 }
}

public enum SuggestionKey: Int, MemberKey {
  case template, name, icon

  public static var objectName: String { "suggestion" }
  public static var requiredMask: UInt32 { 0b0 }
  public static var keyCount: Int { 3 }
}

/// Finds which key of the format some bytes spell, eight bytes at a time.
struct KeyTable: Sendable {
  private struct Entry: Sendable {
    let length: Int
    let words: (UInt64, UInt64, UInt64)
  }

  private let entries: ContiguousArray<Entry>
  private let spellings: [String]

  init<Key: MemberKey>(_ keys: Key.Type) {
    self.init(Key.allCases.map(\.spelling))
  }

  init(_ spellings: [String]) {
    self.spellings = spellings
    entries = ContiguousArray(
      spellings.map { spelling in
        precondition(spelling.utf8.count <= 24, "a key of the format has at most 24 bytes")
        return Entry(
          length: spelling.utf8.count,
          words: KeyTable.words(SourceText(spelling), ByteRange(0, spelling.utf8.count)))
      })
  }

  /// The raw value of the key at `node`; nil where the format has none of that name.
  @inline(__always)
  func find(_ node: NodeIndex, in tree: JSONTree) -> Int? {
    guard tree[node].flags.isDisjoint(with: [.escaped, .bare]) else { return findSlowly(node, in: tree) }
    let start = Int(tree[node].start) + 1
    let length = Int(tree[node].end) - 1 - start
    guard length > 0, length <= 24 else { return nil }
    let words = KeyTable.words(tree.source, ByteRange(start, start + length))
    for index in entries.indices {
      let entry = entries[index]
      if entry.length == length, entry.words == words { return index }
    }
    return nil
  }

  private func findSlowly(_ node: NodeIndex, in tree: JSONTree) -> Int? {
    spellings.firstIndex { tree.equals(node, $0) }
  }

  @inline(__always)
  private static func words(_ source: SourceText, _ range: ByteRange) -> (UInt64, UInt64, UInt64) {
    let length = range.count
    func word(_ index: Int) -> UInt64 {
      let rest = length - index * 8
      guard rest > 0 else { return 0 }
      let bytes = source.eightBytes(at: range.start + index * 8)
      return rest >= 8 ? bytes : bytes & (UInt64.max >> UInt64(64 - rest * 8))
    }
    return (word(0), word(1), word(2))
  }
}
