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
  static func unusualTexts(_ view: TemplateView, isBuiltin: Bool) -> ContiguousArray<UnusualText> {
    view.tree.withWindow { unusualTexts(view, isBuiltin: isBuiltin, $0) }
  }

  private static func unusualTexts(
    _ view: TemplateView, isBuiltin: Bool, _ window: TreeWindow
  ) -> ContiguousArray<UnusualText> {
    var result: ContiguousArray<UnusualText> = []
    for index in view.texts.indices {
      let text = view.texts[index]
      let english = isBuiltin ? text.english.flatMap { view.string(at: view.translations[$0].value) } ?? .none : .none
      for entry in text.translations {
        let value = view.translations[entry].value
        let node = window[value]
        let isSame = english.exists && english != value && isSameText(value, node, english, window, view.tree)
        if !isSame, isPlain(node, window) { continue }
        guard node.kind == .string, !node.flags.contains(.damaged) else { continue }
        var traits = self.traits(node, value, view.tree)
        if isSame, traits != .blank { traits.insert(.sameAsEnglish) }
        if !traits.isEmpty { result.append(UnusualText(text: index, translation: entry, traits: traits)) }
      }
    }
    return result
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
    let first = window.byte(at: node.start &+ 1)
    return first != 0x20 && window.byte(at: node.end &- 2) != 0x20 && !mayStartPlaceholder(first)
  }

  static func traits(_ node: NodeIndex, _ tree: JSONTree) -> TextTraits { traits(tree[node], node, tree) }

  @inline(__always)
  private static func traits(_ node: JSONNode, _ index: NodeIndex, _ tree: JSONTree) -> TextTraits {
    guard node.flags.isDisjoint(with: [.beyondLatin, .escaped]) else { return traitsByScalars(index, tree) }
    let start = Int(node.start) + 1
    let end = Int(node.end) - 1
    let source = tree.source
    guard end > start else { return .blank }
    let isSpaced = source[start] == 0x20 || source[end - 1] == 0x20
    guard let first = isSpaced ? source[ByteRange(start, end)].firstIndex(where: { $0 != 0x20 }) : start else {
      return .blank
    }
    var traits: TextTraits = isSpaced ? .spaceAtEnd : []
    if mayStartPlaceholder(source[first]), isPlaceholderStart(source.eightBytes(at: first)) {
      traits.insert(.maybePlaceholder)
    }
    if node.flags.contains(.marked) { traits.formUnion(marks(source, ByteRange(start, end))) }
    return traits
  }

  @inline(never)
  private static func traitsByScalars(_ index: NodeIndex, _ tree: JSONTree) -> TextTraits {
    var look = CloserLook()
    for scalar in tree.scalars(of: index) { look.take(scalar.scalar) }
    return look.traits
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
  fileprivate static func numberMark(_ value: UInt32) -> TextTraits {
    switch value {
    case 0x2E: .maybeDecimalPoint
    case 0x2C: .maybeDecimalComma
    case 0x2D: .maybeRange
    default: []
    }
  }

  /// Whether the sign of a unit may begin here: a word of at most five letters, or something that is no plain ASCII.
  private static func mayBeUnit(_ source: SourceText, _ start: Int) -> Bool {
    var end = start
    while end - start < 6, (source[end] | 0x20) &- UInt8(ascii: "a") < 26 { end += 1 }
    return source[end] >= 0x80 || source[end] == UInt8(ascii: "_") || source[start] == UInt8(ascii: " ")
      || 1...5 ~= end - start
  }

  @inline(__always)
  fileprivate static func mark(_ byte: UInt8) -> TextTraits {
    switch byte {
    case 0x30...0x39: .digit
    case 0x22: .quotationMark
    case 0x27: .straightApostrophe
    case 0x2E: .maybeDots
    case 0x21, 0x25, 0x3A, 0x3B, 0x3F: .spacedMark
    default: []
    }
  }

  /// Whether a placeholder may begin with this byte: one of `tflpx?.<{…`, in either case.
  @inline(__always)
  private static func mayStartPlaceholder(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "l"), UInt8(ascii: "p"), UInt8(ascii: "x"),
      UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "{"), 0xE2:
      true
    default: false
    }
  }

  /// "todo", "fixm", "lorem", "placehol"; "tbd", "xxx", "???", "...", "…", "<", "{{".
  @inline(__always)
  fileprivate static func isPlaceholderStart(_ word: UInt64) -> Bool {
    let lower = word | 0x2020_2020_2020_2020
    let four = UInt32(truncatingIfNeeded: lower)
    let three = four & 0xFF_FFFF
    return four == 0x6F64_6F74 || four == 0x6D78_6966 || lower & 0xFF_FFFF_FFFF == 0x6D_6572_6F6C
      || lower == 0x6C6F_6865_6361_6C70
      || three == 0x64_6274 || three == 0x78_7878 || three == 0x3F_3F3F || three == 0x2E_2E2E
      || word & 0xFF_FFFF == 0xA6_80E2 || word & 0xFF == 0x3C || word & 0xFFFF == 0x7B7B
  }
}

/// The traits of a text that has escapes or code points beyond Latin letters.
private struct CloserLook {
  private(set) var found: TextTraits = []
  private var isSpacePending = false
  private var hasSeen = false
  private var hasLatin = false
  private var hasGreekOrCyrillic = false
  /// The first bytes of the text, the first one lowest.
  private var start: UInt64 = 0
  private var startLength: UInt64 = 0

  var traits: TextTraits {
    guard hasSeen else { return .blank }
    var result = found
    if TextScanner.isPlaceholderStart(start) { result.insert(.maybePlaceholder) }
    if isSpacePending { result.insert(.spaceAtEnd) }
    if hasLatin && hasGreekOrCyrillic { result.insert(.mixedScripts) }
    return result
  }

  /// The two code points before this one.
  private var previous: (UInt32, UInt32) = (0, 0)
  /// Whether nothing but spaces, or what is not ASCII, came behind a digit.
  private var isBehindNumber = false

  mutating func take(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    noteNumber(value)
    guard
      value &- 0x21 < 0x5E || value != 0x20 && InvisibleCharacterTable.isOrdinary(scalar)
        || VisibleText.isVisible(scalar)
    else {
      if VisibleText.isSpace(scalar) { isSpacePending = true }
      return
    }
    if isSpacePending, !hasSeen { found.insert(.spaceAtEnd) }
    isSpacePending = false
    takeStart(scalar)
    hasSeen = true
    switch value {
    case ..<0x80:
      found.formUnion(TextScanner.mark(UInt8(truncatingIfNeeded: value)))
      if value | 0x20 >= 0x61, value | 0x20 <= 0x7A { hasLatin = true }
    case 0xAB, 0xBB, 0x2018, 0x201A...0x201F, 0x2039, 0x203A: found.insert(.quotationMark)
    case 0xC0...0x2AF, 0x1E00...0x1EFF: hasLatin = true
    case 0x370...0x52F, 0x1F00...0x1FFF: hasGreekOrCyrillic = true
    default: break
    }
    if value >= 0x300, !Normalization.isAlwaysNFC(scalar) { found.insert(.maybeNotNFC) }
  }

  @inline(__always)
  private mutating func noteNumber(_ value: UInt32) {
    if value &- 0x30 < 10 {
      if previous.0 &- 0x30 < 10 { found.formUnion(TextScanner.numberMark(previous.1)) }
      isBehindNumber = true
    } else if value == 0x20 {
      if isBehindNumber { found.insert(.maybeSpacedUnit) }
    } else if value < 0x80 {
      isBehindNumber = false
    }
    previous = (previous.1, value)
  }

  @inline(__always)
  private mutating func takeStart(_ scalar: Unicode.Scalar) {
    guard startLength < 8 else { return }
    if scalar.isASCII {
      start |= UInt64(scalar.value) << (8 * startLength)
      startLength += 1
      return
    }
    for byte in UTF8.encode(scalar)! {
      start |= UInt64(byte) << (8 * startLength)
      startLength += 1
    }
  }
}

/// What a person sees of a text.
enum VisibleText {
  /// Whether something is drawn for the code point, be it an empty box.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    guard !isFrequentSpace(scalar) else { return false }
    return switch InvisibleCharacterTable.find(scalar)?.group {
    case nil, .noncharacter, .privateUse, .replacement: true
    default: false
    }
  }

  /// Whether the code point is a space of some width; no line break, no control.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    isFrequentSpace(scalar) || InvisibleCharacterTable.find(scalar)?.group == .space
  }

  /// The space and the two no-break spaces, which the table knows as well: they are looked up too often for that.
  @inline(__always)
  private static func isFrequentSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }
}
