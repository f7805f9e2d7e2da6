/// Cursor into bytes that end in zero padding (`SourceText.padding`), with the look-ahead of the parser's inner loops.
///
/// A cursor stays within the text: it stops at the first byte of the padding, since zero is part of no token.
@safe
struct Cursor {
  private var pointer: UnsafePointer<UInt8>

  @inline(__always)
  init(_ pointer: UnsafePointer<UInt8>) {
    unsafe self.pointer = pointer
  }

  @inline(__always)
  var byte: UInt8 { unsafe pointer.pointee }

  /// The byte `distance` bytes ahead, at most `SourceText.padding` behind the end.
  @inline(__always)
  subscript(distance: Int) -> UInt8 { unsafe pointer[distance] }

  /// Eight bytes, the first one lowest.
  @inline(__always)
  var eightBytes: UInt64 {
    UInt64(littleEndian: unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  /// Four bytes, the first one lowest.
  @inline(__always)
  var fourBytes: UInt32 {
    UInt32(littleEndian: unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
  }

  @inline(__always)
  mutating func advance(_ count: Int = 1) { unsafe pointer += count }

  @inline(__always)
  static func - (left: Cursor, right: Cursor) -> Int { unsafe left.pointer - right.pointer }

  @inline(__always)
  static func + (left: Cursor, count: Int) -> Cursor { unsafe Cursor(left.pointer + count) }

  @inline(__always)
  static func < (left: Cursor, right: Cursor) -> Bool { unsafe left.pointer < right.pointer }

  @inline(__always)
  static func == (left: Cursor, right: Cursor) -> Bool { unsafe left.pointer == right.pointer }
}

/// Eight bytes at once.
enum Swar {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Marks (in the high bit of each byte) the first byte that is a quote, a backslash, a control character (DEL too) or
  /// not ASCII. Marks above the first one may be wrong.
  @inline(__always)
  static func stringStops(_ bytes: UInt64) -> UInt64 {
    let quote = bytes ^ 0x2222_2222_2222_2222
    let backslash = bytes ^ 0x5C5C_5C5C_5C5C_5C5C
    let isQuote = (quote &- ones) & ~quote
    let isBackslash = (backslash &- ones) & ~backslash
    let isControl = bytes &- 0x2020_2020_2020_2020
    return (isQuote | isBackslash | isControl | bytes | (bytes &+ ones)) & highs
  }

  /// Index of the byte that the lowest mark stands in.
  @inline(__always)
  static func firstIndex(_ marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }
}

/// What a byte can be in JSON.
enum ByteClass {
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Whether a number or word can end before this byte.
  @inline(__always)
  static func isDelimiter(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: ":")
  }
}
