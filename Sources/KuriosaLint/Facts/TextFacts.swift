import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What one look at a text tells. Rules about texts look only at those that show what they are after.
public struct TextTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Nothing to see: no code point, or only white space and invisible characters. Never together with another trait.
  public static let blank = TextTraits(rawValue: 1)
  /// A space in front of all that can be seen, or behind it.
  public static let spaceAtEnd = TextTraits(rawValue: 2)
  /// A code point that not every text in NFC may have.
  public static let maybeNotNFC = TextTraits(rawValue: 4)
  /// Latin letters, and Greek or Cyrillic ones.
  public static let mixedScripts = TextTraits(rawValue: 8)
  /// The same code points as the English text, in a built-in; never set on that one.
  public static let sameAsEnglish = TextTraits(rawValue: 16)
  /// Begins like a placeholder.
  public static let maybePlaceholder = TextTraits(rawValue: 32)
  /// U+0027.
  public static let straightApostrophe = TextTraits(rawValue: 64)
  /// U+0022, or a quotation mark of some language other than U+2019.
  public static let quotationMark = TextTraits(rawValue: 128)
  /// Maybe several full stops in a row.
  public static let maybeDots = TextTraits(rawValue: 256)
  /// One of `:;!?%`.
  public static let spacedMark = TextTraits(rawValue: 512)
  public static let digit = TextTraits(rawValue: 1024)
  /// Maybe a digit, `.`, and another digit.
  public static let maybeDecimalPoint = TextTraits(rawValue: 2048)
  /// Maybe a digit, and a space behind it.
  public static let maybeSpacedUnit = TextTraits(rawValue: 4096)
  /// Maybe a digit, `-`, and another digit.
  public static let maybeRange = TextTraits(rawValue: 8192)

  /// Maybe a digit, `,`, and another digit.
  public static let maybeDecimalComma = TextTraits(rawValue: 16384)

}

/// A text that shows something.
public struct UnusualText: Sendable {
  /// Index in `texts` of the view.
  public let text: Int
  /// Index in `translations` of the view.
  public let translation: Int
  public let traits: TextTraits
}

/// Looks at all texts once; at the bytes only where the parser marked them or they begin or end oddly.
enum TextScanner {
  /// The texts of a document that show something, in its order.
  ///
  /// - Parameter ordinary: takes those that were looked at code point by code point and hold none that
  ///   `CharacterScanner` has to judge.
  static func unusualTexts(
    _ view: TemplateView, isBuiltin: Bool, ordinary: inout NodeSet
  ) -> ContiguousArray<UnusualText> {
    view.tree.withWindow { unusualTexts(view, isBuiltin: isBuiltin, $0, &ordinary) }
  }

  private static func unusualTexts(
    _ view: TemplateView, isBuiltin: Bool, _ window: TreeWindow, _ ordinary: inout NodeSet
  ) -> ContiguousArray<UnusualText> {
    var result: ContiguousArray<UnusualText> = []
    unsafe view.translations.withUnsafeBufferPointer { translations in
      for (index, text) in view.texts.enumerated() {
        let english = isBuiltin ? text.english.flatMap { view.string(at: view.translations[$0].value) } ?? .none : .none
        for entry in text.translations {
          let value = unsafe translations[entry].value
          let node = window[value]
          if isPlain(node, window),
            !english.exists || english == value || isSurelyOther(node, window[english])
          {
            continue
          }
          if let traits = traits(value, english, window, view.tree, &ordinary) {
            result.append(UnusualText(text: index, translation: entry, traits: traits))
          }
        }
      }
    }
    return result
  }

  /// What a look at a value tells; nil where it shows nothing or is no text.
  @inline(never)
  private static func traits(
    _ value: NodeIndex, _ english: NodeIndex, _ window: TreeWindow, _ tree: JSONTree, _ ordinary: inout NodeSet
  ) -> TextTraits? {
    let node = window[value]
    let isSame = english.exists && english != value && isSameText(value, node, english, window, tree)
    if !isSame, isPlain(node, window) { return nil }
    guard node.kind == .string, !node.flags.contains(.damaged) else { return nil }
    var traits = self.traits(node, value, window, tree, &ordinary)
    if isSame, traits != .blank { traits.insert(.sameAsEnglish) }
    return traits.isEmpty ? nil : traits
  }

  /// Whether two texts differ already by their lengths.
  @inline(__always)
  private static func isSurelyOther(_ node: JSONNode, _ english: JSONNode) -> Bool {
    node.end &- node.start != english.end &- english.start && !english.flags.contains(.escaped)
  }

  /// Whether a value is a text and has the same code points as the English one.
  @inline(__always)
  private static func isSameText(
    _ value: NodeIndex, _ node: JSONNode, _ english: NodeIndex, _ window: TreeWindow, _ tree: JSONTree
  ) -> Bool {
    let other = window[english]
    guard node.kind == .string, node.flags.isDisjoint(with: .damaged) else { return false }
    if node.flags.union(other.flags).contains(.escaped) { return tree.equal(value, english) }
    return window.haveSameBytes(node, other)
  }

  /// Whether a node is a text that surely shows nothing.
  @inline(__always)
  private static func isPlain(_ node: JSONNode, _ window: TreeWindow) -> Bool {
    guard node.kind == .string, node.flags.isDisjoint(with: [.beyondLatin, .escaped, .marked, .damaged]),
      node.end &- node.start > 2
    else { return false }
    let start = window.twoBytes(at: node.start &+ 1)
    return start & 0xFF != 0x20 && window.byte(at: node.end &- 2) != 0x20 && !mayStartPlaceholder(start)
  }

  static func traits(_ node: NodeIndex, _ tree: JSONTree) -> TextTraits {
    var ordinary = NodeSet()
    return tree.withWindow { traits($0[node], node, $0, tree, &ordinary) }
  }

  @inline(__always)
  private static func traits(
    _ node: JSONNode, _ index: NodeIndex, _ window: TreeWindow, _ tree: JSONTree, _ ordinary: inout NodeSet
  ) -> TextTraits {
    guard node.flags.isDisjoint(with: [.beyondLatin, .escaped]) else {
      return traitsByScalars(index, window, tree, &ordinary)
    }
    let start = Int(node.start) + 1
    let end = Int(node.end) - 1
    let source = tree.source
    guard end > start else { return .blank }
    let isSpaced = source[start] == 0x20 || source[end - 1] == 0x20
    guard let first = isSpaced ? source[ByteRange(start, end)].firstIndex(where: { $0 != 0x20 }) : start else {
      return .blank
    }
    var traits: TextTraits = isSpaced ? .spaceAtEnd : []
    if isPlaceholderStart(source.eightBytes(at: first)) { traits.insert(.maybePlaceholder) }
    if node.flags.contains(.marked) { traits.formUnion(marks(source, ByteRange(start, end))) }
    return traits
  }

  @inline(never)
  private static func traitsByScalars(
    _ index: NodeIndex, _ window: TreeWindow, _ tree: JSONTree, _ ordinary: inout NodeSet
  ) -> TextTraits {
    let look = CloserLook(index, window, tree)
    if look.isOrdinary { ordinary.insert(index) }
    return look.traits(index, tree)
  }

  @inline(never)
  private static func marks(_ source: SourceText, _ range: ByteRange) -> TextTraits {
    var traits: TextTraits = []
    for offset in range.start..<range.end {
      let found = mark(source[offset])
      if found == .maybeDots, source[offset + 1] != UInt8(ascii: ".") { continue }
      traits.formUnion(found)
      if found == .digit { traits.formUnion(behindDigit(source, offset + 1)) }
    }
    return traits
  }

  /// What the bytes behind a digit tell, from an offset within the quotes on.
  private static func behindDigit(_ source: SourceText, _ offset: Int) -> TextTraits {
    switch source[offset] {
    case 0x80...: .maybeSpacedUnit
    case UInt8(ascii: " "): mayBeUnit(source, offset + 1) ? .maybeSpacedUnit : []
    case let byte: mark(source[offset + 1]) == .digit ? numberMark(UInt32(byte)) : []
    }
  }

  /// What a sign between two digits tells.
  static func numberMark(_ value: UInt32) -> TextTraits {
    switch value {
    case 0x2E: .maybeDecimalPoint
    case 0x2C: .maybeDecimalComma
    case 0x2D: .maybeRange
    default: []
    }
  }

  /// Whether the sign of a unit may begin here, or begins with something that is no plain ASCII.
  private static func mayBeUnit(_ source: SourceText, _ start: Int) -> Bool {
    var end = start
    var sign: UInt64 = 0
    while end - start < UnitSigns.maximumLength, isLetter(source[end]) {
      sign = UnitSigns.appending(UInt32(source[end]), to: sign)
      end += 1
    }
    if isLetter(source[end]) { return false }
    return UnitSigns.contains(sign) || source[end] >= 0x80 || source[start] == UInt8(ascii: " ")
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  @inline(__always)
  static func mark(_ byte: UInt8) -> TextTraits {
    switch byte {
    case 0x30...0x39: .digit
    case 0x22: .quotationMark
    case 0x27: .straightApostrophe
    case 0x2E: .maybeDots
    case 0x21, 0x25, 0x3A, 0x3B, 0x3F: .spacedMark
    default: []
    }
  }

  /// Whether a placeholder may begin with these two bytes, the first one low, neither of which is a digit, a sign or
  /// beyond Latin: one of `tflpx{` and one of `obilx{`, in either case, and hardly any others.
  @inline(__always)
  private static func mayStartPlaceholder(_ bytes: UInt16) -> Bool {
    let first: UInt32 = 1 << 0x14 | 1 << 0x06 | 1 << 0x0C | 1 << 0x10 | 1 << 0x18 | 1 << 0x1B
    let second: UInt32 = 1 << 0x0F | 1 << 0x02 | 1 << 0x09 | 1 << 0x0C | 1 << 0x18 | 1 << 0x1B
    return first >> UInt32(bytes & 31) & second >> UInt32(bytes >> 8 & 31) & 1 != 0
  }

  /// Whether a placeholder may begin with this code point.
  @inline(__always)
  static func mayStartPlaceholder(_ value: UInt32) -> Bool {
    switch value | 0x20 {
    case 0x74, 0x66, 0x6C, 0x70, 0x78, 0x3F, 0x2E, 0x3C, 0x7B, 0x2026: true
    default: false
    }
  }

  /// "todo", "fixm", "lorem", "placehol"; "tbd", "xxx", "???", "...", "…", "<", "{{".
  @inline(__always)
  static func isPlaceholderStart(_ word: UInt64) -> Bool {
    let lower = word | 0x2020_2020_2020_2020
    let four = UInt32(truncatingIfNeeded: lower)
    let three = four & 0xFF_FFFF
    return four == 0x6F64_6F74 || four == 0x6D78_6966 || lower & 0xFF_FFFF_FFFF == 0x6D_6572_6F6C
      || lower == 0x6C6F_6865_6361_6C70
      || three == 0x64_6274 || three == 0x78_7878 || three == 0x3F_3F3F || three == 0x2E_2E2E
      || word & 0xFF_FFFF == 0xA6_80E2 || word & 0xFF == 0x3C || word & 0xFFFF == 0x7B7B
  }
}
