import KuriosaSource

extension JSONParser {
  /// Reads to behind the closing quote; the cursor stands behind the opening one.
  @inline(__always)
  mutating func scanString(openingQuote: Int) -> JSONNode.Flags {
    var flags = JSONNode.Flags()
    var cursor = self.cursor
    while true {
      let marks = Swar.stringStops(cursor.eightBytes)
      guard marks != 0 else {
        cursor.advance(8)
        continue
      }
      cursor.advance(Swar.firstIndex(marks))
      let byte = cursor.byte
      if byte == UInt8(ascii: "\"") {
        self.cursor = cursor + 1
        return flags
      }
      if byte >= 0x80, scanNonASCII(&cursor, &flags) { continue }
      if byte == 0x7F {
        flags.insert(.beyondLatin)
        cursor.advance()
        continue
      }
      if byte == UInt8(ascii: "\\"), scanEscape(&cursor, &flags) { continue }
      self.cursor = cursor
      guard recoverInString(openingQuote: openingQuote, &flags) else { return flags }
      cursor = self.cursor
    }
  }

  /// Passes a run of well-formed sequences; false where the run ends in bytes that are not UTF-8.
  @inline(__always)
  private func scanNonASCII(_ cursor: inout Cursor, _ flags: inout JSONNode.Flags) -> Bool {
    flags.insert(.nonASCII)
    repeat {
      let first = cursor.byte
      let length = UTF8Sequence.length(first, cursor[1], cursor[2], cursor[3])
      if length == 0 { return false }
      if first < 0xC3 || first > 0xCB { flags.insert(.beyondLatin) }
      cursor.advance(length)
    } while cursor.byte >= 0x80
    return true
  }

  /// Passes a well-formed escape; false where it is at fault.
  @inline(__always)
  private func scanEscape(_ cursor: inout Cursor, _ flags: inout JSONNode.Flags) -> Bool {
    flags.insert(.escaped)
    switch cursor[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      cursor.advance(2)
      return true
    case UInt8(ascii: "u"):
      let escape = JSONEscape(source, at: cursor - start, end: source.count)
      guard escape.fault == nil else { return false }
      cursor.advance(escape.length)
      return true
    default:
      return false
    }
  }
}
