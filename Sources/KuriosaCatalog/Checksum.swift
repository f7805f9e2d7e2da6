/// The SHA-256 of some bytes (FIPS 180-4): 32 bytes, written as 64 hexadecimal digits in lower case.
public struct Checksum: Sendable, Hashable {
  /// Eight words, the first one highest.
  let words: SIMD8<UInt32>

  init(words: SIMD8<UInt32>) {
    self.words = words
  }

  public init(of bytes: some Collection<UInt8>) {
    let known = bytes.withContiguousStorageIfAvailable { unsafe SHA256.words(of: UnsafeRawBufferPointer($0)) }
    if let known { self.init(words: known) } else { self.init(of: ContiguousArray(bytes)) }
  }

  /// Reads 64 hexadecimal digits in lower case; nil for anything else.
  public init?(hexadecimal digits: some Collection<UInt8>) {
    guard digits.count == 64 else { return nil }
    var words = SIMD8<UInt32>()
    for (index, digit) in digits.enumerated() {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      words[index / 8] = words[index / 8] << 4 | UInt32(value)
    }
    self.words = words
  }

  /// 64 hexadecimal digits in lower case.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = (0..<64).map { index in
      digits[Int(words[index / 8] >> UInt32(28 - index % 8 * 4) & 0xF)]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Checksum: CustomStringConvertible {
  public var description: String { hexadecimal }
}
