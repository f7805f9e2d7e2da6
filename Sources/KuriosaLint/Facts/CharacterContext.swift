import KuriosaJSON
import KuriosaTemplates

/// Judges the unusual characters of one string by what stands around them.
struct CharacterContext {
  private let characters: [JSONScalar]
  /// A localized text; spaces at its ends are a matter of their own.
  private let isText: Bool
  private let isRightToLeft: Bool
  /// From the first to the last character that can be seen.
  private let visible: Range<Int>

  init(_ characters: [JSONScalar], isText: Bool, isRightToLeft: Bool) {
    self.characters = characters
    self.isText = isText
    self.isRightToLeft = isRightToLeft || characters.contains { Script.isRightToLeft($0.scalar.value) }
    let first = characters.firstIndex { VisibleText.isVisible($0.scalar) } ?? 0
    visible = first..<(characters.lastIndex { VisibleText.isVisible($0.scalar) } ?? 0)
  }

  var unusualCharacters: [UnusualCharacter] {
    let directions = DirectionControls(characters)
    return characters.indices.compactMap { index in
      let character = characters[index]
      guard let known = InvisibleCharacterTable.find(character.scalar) else { return nil }
      if directions.overrides.contains(index) { return UnusualCharacter(.override, character) }
      if directions.unbalanced.contains(index) { return UnusualCharacter(.unbalanced, character) }
      if known.level == .allowed || isFine(index, known.group) { return nil }
      return UnusualCharacter(known.level == .error ? .forbidden : .discouraged, character)
    }
  }

  /// The code point at `index`; 0 outside the text.
  private func value(_ index: Int) -> UInt32 {
    characters.indices.contains(index) ? characters[index].scalar.value : 0
  }

  private func isFine(_ index: Int, _ group: InvisibleCharacter.Group) -> Bool {
    let (before, after) = (value(index - 1), value(index + 1))
    switch group {
    case .bidirectional: return isRightToLeft && !(0x202A...0x202E).contains(value(index))
    case .space: return isFineSpace(index, before, after)
    case .zeroWidth: return isFineZeroWidth(index, before, after)
    case .variationSelector: return Script.takesVariants(before)
    case .tag: return isInFlag(index)
    case .filler: return isFineFiller(value(index), before, after)
    case .control, .format, .lineBreak, .noncharacter, .privateUse, .replacement: return false
    }
  }

  private func isFineSpace(_ index: Int, _ before: UInt32, _ after: UInt32) -> Bool {
    if isText, !visible.contains(index) { return true }
    switch value(index) {
    case 0x3000: return Script.isEastAsian(before) || Script.isEastAsian(after)
    case 0x2009: return (0x30...0x39).contains(before)
    case 0x1680: return Script.isOgham(before) || Script.isOgham(after)
    default: return false
    }
  }

  private func isFineZeroWidth(_ index: Int, _ before: UInt32, _ after: UInt32) -> Bool {
    switch value(index) {
    case 0x200C: return Script.joins(before) && (Script.joins(after) || Script.isVirama(before))
    case 0x200D: return isInEmoji(index) || Script.joins(before) || Script.joins(after)
    case 0x200B: return Script.breaksWithoutSpaces(before) && Script.breaksWithoutSpaces(after)
    case 0x180E: return Script.isMongolian(before)
    default: return false
    }
  }

  /// Whether the joiner at `index` stands between two emoji.
  private func isInEmoji(_ index: Int) -> Bool {
    var previous = index - 1
    while value(previous) == 0xFE0F || (0x1F3FB...0x1F3FF).contains(value(previous)) { previous -= 1 }
    return isEmoji(previous) && isEmoji(index + 1)
  }

  private func isEmoji(_ index: Int) -> Bool {
    value(index) >= 0xA9 && characters[index].scalar.properties.isEmoji
  }

  /// Whether the tag at `index` is part of the flag of a region: a black flag, at most six tags, and the one that ends
  /// them.
  private func isInFlag(_ index: Int) -> Bool {
    let tags: ClosedRange<UInt32> = 0xE0020...0xE007E
    var first = index
    while index - first < 7, tags.contains(value(first - 1)) { first -= 1 }
    var last = index
    while last - first < 7, tags.contains(value(last)) { last += 1 }
    return value(first - 1) == 0x1F3F4 && value(last) == 0xE007F && first < last
  }

  private func isFineFiller(_ filler: UInt32, _ before: UInt32, _ after: UInt32) -> Bool {
    switch filler {
    case 0x115F, 0x1160: return Script.isJamo(before) || Script.isJamo(after)
    case 0x2800: return Script.isBraille(before) || Script.isBraille(after)
    default: return false
    }
  }
}

/// Scripts whose texts need characters that are not seen.
enum Script {
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x590...0x61B, 0x61D...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Arabic and its relatives, and the scripts of India and its neighbours: letters change their form where they join.
  static func joins(_ value: UInt32) -> Bool {
    switch value {
    case 0x620...0x65F, 0x66E...0x6D3, 0x6D5...0x6EF, 0x6FA...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x900...0xDFF,
      0xF00...0x109F, 0x1780...0x17B3, 0x17B6...0x18AF, 0x1A20...0x1CFF, 0xA800...0xA8FF, 0xA900...0xA9FF,
      0xAA00...0xABFF, 0x11000...0x11FFF, 0x10D00...0x10D3F, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// The sign that takes the vowel from a letter, so that it may join the next one.
  static func isVirama(_ value: UInt32) -> Bool {
    joins(value) && Unicode.Scalar(value)?.properties.canonicalCombiningClass.rawValue == 9
  }

  /// Thai, Lao, Myanmar and Khmer: words follow each other without a space.
  static func breaksWithoutSpaces(_ value: UInt32) -> Bool {
    switch value {
    case 0xE01...0xEDF, 0x1000...0x109F, 0x1780...0x17F9, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
      0xAA60...0xAA7F:
      true
    default: false
    }
  }

  static func isEastAsian(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3001...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFFEE, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// Characters that have variants: ideographs, mathematical signs, Mongolian letters.
  static func takesVariants(_ value: UInt32) -> Bool {
    switch value {
    case 0x2200...0x22FF, 0x2A00...0x2AFF, 0x3001...0x3029, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: isMongolian(value)
    }
  }

  static func isMongolian(_ value: UInt32) -> Bool { (0x1810...0x18AF).contains(value) }
  static func isOgham(_ value: UInt32) -> Bool { (0x1681...0x169C).contains(value) }
  static func isBraille(_ value: UInt32) -> Bool { (0x2801...0x28FF).contains(value) }

  static func isJamo(_ value: UInt32) -> Bool {
    (0x1100...0x115E).contains(value) || (0x1161...0x11FF).contains(value) || (0xA960...0xA97C).contains(value)
      || (0xD7B0...0xD7FB).contains(value)
  }
}
