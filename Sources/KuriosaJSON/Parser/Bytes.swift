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
  var sixteenBytes: SixteenBytes {
    unsafe SixteenBytes(UnsafeRawPointer(pointer))
  }

  /// Four bytes, the first one lowest.
  @inline(__always)
  var fourBytes: UInt32 {
    UInt32(littleEndian: unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
  }

  /// Whether a key of two small letters stands here, with what the frame says behind it.
  @inline(__always)
  func startsWithKeyOfTwoLetters(_ frame: ShortKeyFrame) -> Bool {
    let word = UInt64(littleEndian: unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    let letters = word >> 8 & 0xFFFF
    // Neither is below `a` or above `z`.
    return word & frame.mask == frame.bytes && ((letters &- 0x6161) | (letters &+ 0x0505)) & 0x8080 == 0
  }

  /// Whether a colon, one space and the value stand here.
  @inline(__always)
  var startsWithColonAndSpace: Bool { fourBytes & 0xFFFF == 0x203A && self[2] > 0x20 }

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

/// What stands around the two letters of a short key, up to the opening quote of its text: the bytes of a word that are
/// given, and their values, the first one lowest.
struct ShortKeyFrame {
  let mask: UInt64
  let bytes: UInt64
  /// From the quote of the key to that of the text.
  let length: Int

  /// `"en":`.
  static var any: ShortKeyFrame { ShortKeyFrame(mask: 0xFF_FF00_00FF, bytes: 0x3A_2200_0022, length: 5) }

  /// `"en": "`.
  static var spaced: ShortKeyFrame {
    ShortKeyFrame(mask: 0xFF_FFFF_FF00_00FF, bytes: 0x22_203A_2200_0022, length: 6)
  }

  /// `"en":"`.
  static var tight: ShortKeyFrame { ShortKeyFrame(mask: 0xFFFF_FF00_00FF, bytes: 0x223A_2200_0022, length: 5) }
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
