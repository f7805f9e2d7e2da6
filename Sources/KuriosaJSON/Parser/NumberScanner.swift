/// The number grammar of RFC 8259, section 6.
enum NumberScanner {
  /// Bytes of the number at the cursor; nil where it departs from the grammar.
  @inline(__always)
  static func length(_ start: Cursor) -> Int? {
    var cursor = start
    if cursor.byte == UInt8(ascii: "-") { cursor.advance() }
    if cursor.byte == UInt8(ascii: "0") {
      cursor.advance()
    } else if !skipDigits(&cursor) {
      return nil
    }
    if cursor.byte == UInt8(ascii: ".") {
      cursor.advance()
      guard skipDigits(&cursor) else { return nil }
    }
    if cursor.byte | 0x20 == UInt8(ascii: "e") {
      cursor.advance()
      if cursor.byte == UInt8(ascii: "+") || cursor.byte == UInt8(ascii: "-") { cursor.advance() }
      guard skipDigits(&cursor) else { return nil }
    }
    return cursor - start
  }

  @inline(__always)
  private static func skipDigits(_ cursor: inout Cursor) -> Bool {
    guard ByteClass.isDigit(cursor.byte) else { return false }
    repeat { cursor.advance() } while ByteClass.isDigit(cursor.byte)
    return true
  }
}
