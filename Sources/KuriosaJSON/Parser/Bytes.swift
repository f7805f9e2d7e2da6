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

  /// Sixteen bytes.
  @inline(__always)
  var sixteenBytes: SIMD16<UInt8> {
    unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
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

/// Sixteen bytes at once.
enum Simd {
  /// Marks, in the high bit of each byte, those that a string can't simply go on with: a quote, a backslash, a control
  /// character (DEL too), or one that is not ASCII.
  ///
  /// Written with arithmetic alone: comparisons of vectors are not compiled to vector instructions.
  @inline(__always)
  static func stringStops(_ bytes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let one = SIMD16<UInt8>(repeating: 1)
    let quote = bytes ^ SIMD16(repeating: 0x22)
    let backslash = bytes ^ SIMD16(repeating: 0x5C)
    let isQuoteOrBackslash = ((quote &- one) & ~quote) | ((backslash &- one) & ~backslash)
    let isOdd = bytes | (bytes &- SIMD16(repeating: 0x20)) | (bytes &+ one)
    return unsafe unsafeBitCast((isQuoteOrBackslash | isOdd) & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
  }

  /// Marks, in the high bit of each byte, digits and the ASCII signs up to `?`: bytes of 0x21 to 0x3F. What it says of a
  /// byte that is not ASCII means nothing.
  @inline(__always)
  static func signs(_ bytes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let isInside = (bytes &+ SIMD16(repeating: 0x80 - 0x21)) & ~(bytes &+ SIMD16(repeating: 0x80 - 0x40))
    return unsafe unsafeBitCast(isInside & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
  }

  /// Whether one of the marks stands before all of `stops`.
  @inline(__always)
  static func hasMark(_ marks: SIMD2<UInt64>, before stops: SIMD2<UInt64>) -> Bool {
    let (low, high) = (stops[0], stops[1])
    let isInLow = marks[0] & ((low &- 1) & ~low) != 0
    return low != 0 ? isInLow : marks[0] != 0 || marks[1] & ((high &- 1) & ~high) != 0
  }

  /// Marks, in the high bit of each byte, those that are no space (U+0020).
  @inline(__always)
  static func nonSpaces(_ bytes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let difference = bytes ^ SIMD16(repeating: 0x20)
    let low = (difference & SIMD16(repeating: 0x7F)) &+ SIMD16(repeating: 0x7F)
    return unsafe unsafeBitCast((difference | low) & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
  }

  /// Index of the byte that the lowest mark stands in; 16 or more where there is none.
  @inline(__always)
  static func firstIndex(_ marks: SIMD2<UInt64>) -> Int {
    let (low, high) = (marks[0], marks[1])
    return (low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount) >> 3
  }
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
