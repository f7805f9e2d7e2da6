import KuriosaJSON
import KuriosaTemplates

/// A number in a text, with the unit that follows it.
struct NumberInText {
  /// Positions of the digits and the separators among them.
  let digits: Range<Int>
  /// Positions of the spaces between number and unit.
  let spaces: Range<Int>
  let unit: String

  /// The numbers of a text that a known unit follows.
  static func withUnits(in text: TypographicText) -> [NumberInText] {
    var result: [NumberInText] = []
    var index = 0
    while index < text.characters.count {
      guard text.isDigit(index) else {
        index += 1
        continue
      }
      let start = index
      while text.isDigit(index) || isSeparator(text[index]) && text.isDigit(index + 1) { index += 1 }
      let end = index
      while index < text.characters.count, VisibleText.isSpace(text[index]) { index += 1 }
      guard !text.isLetter(start - 1), let unit = unit(at: index, text) else { continue }
      result.append(NumberInText(digits: start..<end, spaces: end..<index, unit: unit))
    }
    return result
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "," }

  private static func unit(at start: Int, _ text: TypographicText) -> String? {
    var sign: UInt64 = 0
    var index = start
    while index - start < UnitSigns.maximumLength, isPartOfWord(index, text) {
      sign = UnitSigns.appending(text[index].value, to: sign)
      index += 1
    }
    // With a hyphen or an apostrophe the word goes on.
    let goesOn = ["-", "’", "'"].contains(text[index]) || text.isDigit(index) || isPartOfWord(index, text)
    guard !goesOn, UnitSigns.contains(sign) else { return nil }
    return String(String.UnicodeScalarView(text.characters[start..<index].map(\.scalar)))
  }

  private static func isPartOfWord(_ index: Int, _ text: TypographicText) -> Bool {
    text.isLetter(index) || text[index] == "°" || text[index] == "_"
  }
}
