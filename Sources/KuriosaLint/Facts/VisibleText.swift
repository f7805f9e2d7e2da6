import KuriosaTemplates

/// What a person sees of a text.
enum VisibleText {
  /// Whether something is drawn for the code point, be it an empty box.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value &- 0x21 < 0x7F - 0x21 { return true }
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
