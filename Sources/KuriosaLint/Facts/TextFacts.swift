import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What one look at the bytes of a text tells. Rules about texts look only at those that show something.
public struct TextTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// No byte, or white space at an end (also where that is all), or a first or last code point that is not ASCII and
  /// might be a space.
  public static let emptyOrSpaceAtEnd = TextTraits(rawValue: 1)
  /// A code point beyond the letters U+00C0 to U+02FF, or an escape: a closer look may find invisible characters, other
  /// scripts, text that is not NFC.
  public static let beyondLatin = TextTraits(rawValue: 2)
  /// The same bytes as the English text; never set on that one.
  public static let sameAsEnglish = TextTraits(rawValue: 4)
  /// ASCII punctuation or symbols.
  public static let punctuation = TextTraits(rawValue: 8)
  /// Begins like a placeholder.
  public static let maybePlaceholder = TextTraits(rawValue: 16)
  /// A DEL byte.
  public static let delete = TextTraits(rawValue: 32)
}

/// A text that shows something.
public struct UnusualText: Sendable {
  /// Index in `texts` of the view.
  public let text: Int
  /// Index in `translations` of the view.
  public let translation: Int
  public let traits: TextTraits
}

enum TextScanner {
  /// The texts of a document that show something, in its order.
  static func unusualTexts(_ view: TemplateView) -> ContiguousArray<UnusualText> {
    var result: ContiguousArray<UnusualText> = []
    for index in view.texts.indices {
      let text = view.texts[index]
      let english = text.english.map { view.translations[$0].value } ?? .none
      for entry in text.translations {
        let value = view.translations[entry].value
        guard view.tree.kind(value) == .string, !view.tree.isDamaged(value) else { continue }
        var traits = self.traits(value, view.tree)
        if english.exists, english != value, isSame(value, english, view.tree) { traits.insert(.sameAsEnglish) }
        if !traits.isEmpty { result.append(UnusualText(text: index, translation: entry, traits: traits)) }
      }
    }
    return result
  }

  private static func isSame(_ left: NodeIndex, _ right: NodeIndex, _ tree: JSONTree) -> Bool {
    let first = tree[left]
    let second = tree[right]
    guard first.end - first.start == second.end - second.start else { return false }
    return tree.source.eightBytes(at: Int(first.start)) == tree.source.eightBytes(at: Int(second.start))
      ? tree.equal(left, right) : first.end - first.start < 8 && tree.equal(left, right)
  }

  private static func traits(_ node: NodeIndex, _ tree: JSONTree) -> TextTraits {
    let flags = tree[node].flags
    var traits: TextTraits = flags.isDisjoint(with: [.beyondLatin, .escaped]) ? [] : .beyondLatin
    let start = Int(tree[node].start) + 1
    let end = Int(tree[node].end) - 1
    guard end > start else { return traits.union(.emptyOrSpaceAtEnd) }
    let source = tree.source
    if mayBeSpace(source[start]) || mayBeSpace(source[end - 1]) || flags.contains(.escaped) {
      traits.insert(.emptyOrSpaceAtEnd)
    }
    var offset = start
    while offset < end {
      var word = source.eightBytes(at: offset)
      if end - offset < 8 { word &= UInt64.max >> UInt64(64 - (end - offset) * 8) }
      traits.formUnion(classes(word))
      offset += 8
    }
    if isPlaceholderStart(source.eightBytes(at: start)) { traits.insert(.maybePlaceholder) }
    return traits
  }

  /// Space, or the first or last byte of some other space (U+00A0, U+1680, U+2000…, U+3000).
  private static func mayBeSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0xC2 || byte == 0xE1 || byte == 0xE2 || byte == 0xE3 || byte == 0xA0 || byte == 0x80
      || byte >= 0xEF || byte >= 0x80 && byte < 0x90
  }

  /// Whether some byte is punctuation or DEL; zero bytes count as nothing.
  private static func classes(_ word: UInt64) -> TextTraits {
    let ascii = word & 0x7F7F_7F7F_7F7F_7F7F
    let isHigh = word & Swar.highs
    // 0x21…0x2F and 0x3A…0x40, marked in the high bits.
    let low = atLeast(ascii, 0x21) & ~atLeast(ascii, 0x30)
    let middle = atLeast(ascii, 0x3A) & ~atLeast(ascii, 0x41)
    var traits: TextTraits = (low | middle) & Swar.highs & ~isHigh == 0 ? [] : .punctuation
    if atLeast(ascii, 0x7F) & Swar.highs & ~isHigh != 0 { traits.insert(.delete) }
    return traits
  }

  /// High bit of each byte that is at least `limit`; bytes are below 0x80.
  @inline(__always)
  private static func atLeast(_ ascii: UInt64, _ limit: UInt64) -> UInt64 {
    ascii &+ (0x80 &- limit) &* 0x0101_0101_0101_0101
  }

  private static func isPlaceholderStart(_ word: UInt64) -> Bool {
    let lower = word | 0x2020_2020_2020_2020
    let four = UInt32(truncatingIfNeeded: lower)
    let three = four & 0xFF_FFFF
    // "todo", "fixm", "lore"; "tbd", "xxx", "???", "..." and "…".
    return four == 0x6F64_6F74 || four == 0x6D78_6966 || four == 0x6572_6F6C || three == 0x64_6274
      || three == 0x78_7878 || three == 0x3F_3F3F || three == 0x2E_2E2E || word & 0xFF_FFFF == 0xA6_80E2
  }

  private enum Swar {
    static let highs: UInt64 = 0x8080_8080_8080_8080
  }
}
