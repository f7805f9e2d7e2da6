import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The traits of a text that has escapes or code points beyond Latin letters.
struct CloserLook {
  private var found: TextTraits = []
  private var isSpacePending = false
  private var hasSeen = false
  private var hasLatin = false
  private var hasGreekOrCyrillic = false
  /// The first code point that can be seen.
  private var first: UInt32 = 0
  /// The two code points before this one.
  private var previous: (UInt32, UInt32) = (0, 0)
  /// Whether nothing but spaces, or what is not ASCII, came behind a digit.
  private var isBehindNumber = false
  /// Whether no code point is one that `CharacterScanner` has to judge.
  private(set) var isOrdinary = true

  /// Looks at the text at `index`.
  init(_ index: NodeIndex, _ window: TreeWindow, _ tree: borrowing JSONTree) {
    let node = window[index]
    if node.flags.isDisjoint(with: [.damaged, .bare, .unterminated]) {
      takeAll(Int(node.start) + 1, Int(node.end) - 1, window, tree)
    } else {
      for character in tree.scalars(of: index) { take(character.scalar.value) }
    }
  }

  /// Takes the code points of a sound text.
  @inline(__always)
  private mutating func takeAll(_ start: Int, _ end: Int, _ window: TreeWindow, _ tree: borrowing JSONTree) {
    var offset = start
    while offset < end {
      let bytes = window.bytes(at: offset, upTo: end)
      let first = UInt32(truncatingIfNeeded: bytes & 0xFF)
      let (value, length) = first < 0x80 && first != 0x5C ? (first, 1) : Self.decode(bytes, offset, end, tree)
      take(value)
      offset &+= length
    }
  }

  /// A code point that takes several bytes, and how many. Eight bytes are given, the first one lowest.
  @inline(__always)
  private static func decode(_ word: UInt64, _ offset: Int, _ end: Int, _ tree: JSONTree) -> (UInt32, Int) {
    if let scalar = JSONEscape.plainUnicode(word) { return (scalar.value, 6) }
    let bytes = UInt32(truncatingIfNeeded: word)
    let (second, third, fourth) = (bytes >> 8 & 0x3F, bytes >> 16 & 0x3F, bytes >> 24 & 0x3F)
    switch bytes & 0xFF {
    case 0x5C: return escape(offset, end, tree)
    case ..<0xE0: return ((bytes & 0x1F) << 6 | second, 2)
    case ..<0xF0: return ((bytes & 0x0F) << 12 | second << 6 | third, 3)
    default: return ((bytes & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
    }
  }

  @inline(never)
  private static func escape(_ offset: Int, _ end: Int, _ tree: JSONTree) -> (UInt32, Int) {
    let escape = JSONEscape(tree.source, at: offset, end: end)
    return (escape.scalar.value, escape.length)
  }

  /// All that was found in the text, which has to be the one at `index`.
  func traits(_ index: NodeIndex, _ tree: JSONTree) -> TextTraits {
    guard hasSeen else { return .blank }
    var result = found
    if TextScanner.mayStartPlaceholder(first), TextScanner.isPlaceholderStart(Self.start(index, tree)) {
      result.insert(.maybePlaceholder)
    }
    if isSpacePending { result.insert(.spaceAtEnd) }
    if hasLatin && hasGreekOrCyrillic { result.insert(.mixedScripts) }
    return result
  }

  @inline(__always)
  private mutating func take(_ value: UInt32) {
    // Letters first: it is nearly everything.
    if (value | 0x20) &- 0x61 < 26 {
      isBehindNumber = false
      takeLatin(value)
    } else if value &- 0xC0 < 0x24F - 0xC0 {
      takeLatin(value)
    } else if Self.isLetterOfItsOwn(value) {
      previous = (previous.1, value)
      noteVisible(value)
      if value < 0x530 { hasGreekOrCyrillic = true }
    } else {
      takeOther(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
  }

  /// Whether a code point is one of the usual letters of Greek, Cyrillic, Arabic, Japanese or Chinese: ordinary, and in
  /// every text in NFC as it is.
  @inline(__always)
  static func isLetterOfItsOwn(_ value: UInt32) -> Bool {
    switch value {
    case 0x391...0x3C9, 0x410...0x44F, 0x621...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: false
    }
  }

  @inline(__always)
  private mutating func takeLatin(_ value: UInt32) {
    previous = (previous.1, value)
    noteVisible(value)
    hasLatin = true
  }

  @inline(__always)
  private mutating func noteVisible(_ value: UInt32) {
    if !hasSeen {
      if isSpacePending { found.insert(.spaceAtEnd) }
      first = value
      hasSeen = true
    }
    isSpacePending = false
  }

  private mutating func takeOther(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    noteNumber(value)
    let isSpace = value == 0x20
    let isKnown = value &- 0x20 < 0x5F || InvisibleCharacterTable.isOrdinary(scalar)
    if !isKnown, !CharacterScanner.isAlwaysFine(scalar) { isOrdinary = false }
    guard !isSpace && isKnown || VisibleText.isVisible(scalar) else {
      if VisibleText.isSpace(scalar) { isSpacePending = true }
      return
    }
    noteVisible(value)
    switch value {
    case ..<0x80: found.formUnion(TextScanner.mark(UInt8(truncatingIfNeeded: value)))
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

  /// The first bytes of what can be seen of a text, spaces left out, the first one lowest.
  private static func start(_ index: NodeIndex, _ tree: JSONTree) -> UInt64 {
    var start: UInt64 = 0
    var length: UInt64 = 0
    for character in tree.scalars(of: index) {
      guard VisibleText.isVisible(character.scalar) else { continue }
      for byte in UTF8.encode(character.scalar)! {
        start |= UInt64(byte) << (8 * length)
        length += 1
      }
      if length >= 8 { break }
    }
    return start
  }
}
