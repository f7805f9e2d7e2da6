import Testing

@testable import KuriosaJSON

/// RFC 8259, section 7: "the four hexadecimal digits" of an escape, "The hexadecimal letters A through F can be uppercase
/// or lowercase".
@Suite struct HexadecimalTests {
  @Test("a byte is taken for a digit where it is one, in each of the four places")
  func everyByte() {
    for place in 0..<4 {
      for byte in UInt8.min...UInt8.max {
        var bytes: [UInt8] = [0x31, 0x61, 0x46, 0x30]
        bytes[place] = byte
        let word = bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let isDigit = Character(Unicode.Scalar(byte)).isASCII && Character(Unicode.Scalar(byte)).isHexDigit
        let expected = isDigit ? UInt32(String(decoding: bytes, as: UTF8.self), radix: 16) : nil
        #expect(JSONEscape.fourHexadecimalDigits(word) == expected, "byte \(byte) in place \(place)")
      }
    }
  }

  @Test("all values are read in both cases")
  func everyValue() {
    for value in UInt32(0)...0xFFFF {
      for uppercase in [false, true] {
        let digits = String(repeating: "0", count: 4) + String(value, radix: 16, uppercase: uppercase)
        let word = digits.utf8.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        #expect(JSONEscape.fourHexadecimalDigits(word) == value)
      }
    }
  }
}
