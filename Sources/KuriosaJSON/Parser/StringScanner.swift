import KuriosaSource

extension JSONParser {
  /// Reads to behind the closing quote; the cursor stands behind the opening one.
  @inline(__always)
  mutating func scanString(openingQuote: Int, isValue: Bool) -> JSONNode.Flags {
    var flags = JSONNode.Flags()
    while !cursor.passText(&flags, isValue: isValue) {
      guard recoverInString(openingQuote: openingQuote, &flags) else { return flags }
    }
    return flags
  }
}

extension Cursor {
  /// Passes white space.
  @inline(__always)
  mutating func skipSpace() {
    guard byte <= 0x20 else { return }
    // Most of it is a line end and some indentation, or a single space.
    if byte == 0x20 || byte == 0x0A { advance(1 + (self + 1).sixteenBytes.nonSpaces.first) }
    if byte <= 0x20 { self = behindSpace }
  }

  @inline(never)
  private var behindSpace: Cursor {
    var cursor = self
    while ByteClass.isSpace(cursor.byte) { cursor.advance(cursor.sixteenBytes.nonWhiteSpaces.first) }
    return cursor
  }

  /// Passes the rest of a string and its closing quote, and notes what it holds; false where it stops at a byte that is at
  /// fault.
  ///
  /// - Parameter isValue: whether signs are noted too.
  @inline(__always)
  mutating func passText(_ flags: inout JSONNode.Flags, isValue: Bool) -> Bool {
    let bytes = sixteenBytes
    let stops = bytes.stringStops
    let index = stops.first
    // Most strings are short and plain.
    if index < 16, self[index] == UInt8(ascii: "\"") {
      if isValue, bytes.signs.areBefore(stops) { flags.insert(.marked) }
      advance(index + 1)
      return true
    }
    let rest = textAhead
    self = rest.end
    flags.formUnion(isValue ? rest.flags : rest.flags.subtracting(.marked))
    return rest.isSound
  }

  /// Not in place, so that the cursor of the caller can stay in a register.
  @inline(never)
  private var textAhead: (end: Cursor, flags: JSONNode.Flags, isSound: Bool) {
    var cursor = self
    var flags = JSONNode.Flags()
    while true {
      let bytes = cursor.sixteenBytes
      let stops = bytes.stringStops
      let index = stops.first
      if bytes.signs.areBefore(stops) { flags.insert(.marked) }
      cursor.advance(index)
      if index == 16 { continue }
      if cursor.byte == UInt8(ascii: "\"") { return (cursor + 1, flags, true) }
      guard cursor.passUnusual(&flags) else { return (cursor, flags, false) }
    }
  }

  /// Passes what is no plain ASCII in a string; false where it is at fault.
  @inline(__always)
  private mutating func passUnusual(_ flags: inout JSONNode.Flags) -> Bool {
    if byte >= 0x80 { return passNonASCII(&flags) }
    if byte == UInt8(ascii: "\\") { return passEscape(&flags) }
    guard byte == 0x7F else { return false }
    flags.insert(.beyondLatin)
    advance()
    return true
  }

  /// Passes a run of well-formed sequences; false where the run ends in bytes that are not UTF-8.
  @inline(__always)
  private mutating func passNonASCII(_ flags: inout JSONNode.Flags) -> Bool {
    flags.insert(.nonASCII)
    repeat {
      let first = byte
      let length = UTF8Sequence.length(first, self[1], self[2], self[3])
      if length == 0 { return false }
      if first < 0xC3 || first > 0xCB { flags.insert(.beyondLatin) }
      advance(length)
    } while byte >= 0x80
    return true
  }

  /// Passes a well-formed escape; false where it is at fault.
  @inline(__always)
  private mutating func passEscape(_ flags: inout JSONNode.Flags) -> Bool {
    flags.insert(.escaped)
    switch self[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      advance(2)
      return true
    case UInt8(ascii: "u"): return passUnicodeEscape()
    default: return false
    }
  }

  @inline(__always)
  private mutating func passUnicodeEscape() -> Bool {
    guard let first = codeUnit(at: 2) else { return false }
    guard first & 0xF800 == 0xD800 else {
      advance(6)
      return true
    }
    guard first < 0xDC00, self[6] == UInt8(ascii: "\\"), self[7] == UInt8(ascii: "u"), let second = codeUnit(at: 8),
      second & 0xFC00 == 0xDC00
    else { return false }
    advance(12)
    return true
  }

  /// The value of four hexadecimal digits; nil where there are fewer.
  @inline(__always)
  private func codeUnit(at distance: Int) -> UInt32? {
    JSONEscape.fourHexadecimalDigits((self + distance).fourBytes)
  }
}
