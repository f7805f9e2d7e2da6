/// Canonical mappings of single code points: tables, and arithmetic for Hangul syllables.
enum CanonicalMapping {
  /// The canonical combining class; 0 for starters.
  static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
  }

  /// Appends what the code point decomposes to in the end.
  static func decompose(_ scalar: Unicode.Scalar, into result: inout ContiguousArray<Unicode.Scalar>) {
    let value = scalar.value
    if value < 0xC0 {
      result.append(scalar)
    } else if let index = Hangul.index(ofSyllable: value) {
      result.append(Unicode.Scalar(Hangul.leading + index / Hangul.perLeading)!)
      result.append(Unicode.Scalar(Hangul.vowel + index % Hangul.perLeading / Hangul.trailings)!)
      if index % Hangul.trailings > 0 { result.append(Unicode.Scalar(Hangul.trailing + index % Hangul.trailings)!) }
    } else if let record = decompositions.record(at: value), record.codePoint(0) == value {
      for index in 0..<record.codePointCount(1) { result.append(Unicode.Scalar(record.codePoint(1, at: index))!) }
    } else {
      result.append(scalar)
    }
  }

  /// The code point that the two compose to; nil if there is none.
  static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if second.value < 0x300 { return nil }
    if let syllable = Hangul.compose(first.value, second.value) { return Unicode.Scalar(syllable) }
    return compositions.record(of: first.value, second.value).flatMap { Unicode.Scalar($0.codePoint(1)) }
  }

  private static let decompositions = StaticTable(decompositionData)
  private static let compositions = StaticTable(compositionData)
}

/// Hangul syllables, as the Unicode standard computes them.
private enum Hangul {
  static let syllable: UInt32 = 0xAC00
  static let leading: UInt32 = 0x1100
  static let vowel: UInt32 = 0x1161
  /// One before the first trailing consonant: index 0 means none.
  static let trailing: UInt32 = 0x11A7
  static let leadings: UInt32 = 19
  static let vowels: UInt32 = 21
  static let trailings: UInt32 = 28
  static let perLeading = vowels * trailings
  static let syllables = leadings * perLeading

  static func index(ofSyllable value: UInt32) -> UInt32? {
    (syllable..<(syllable + syllables)).contains(value) ? value - syllable : nil
  }

  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (leading..<(leading + leadings)).contains(first), (vowel..<(vowel + vowels)).contains(second) {
      return syllable + ((first - leading) * vowels + second - vowel) * trailings
    }
    guard let index = index(ofSyllable: first), index % trailings == 0 else { return nil }
    return ((trailing + 1)..<(trailing + trailings)).contains(second) ? first + second - trailing : nil
  }
}
