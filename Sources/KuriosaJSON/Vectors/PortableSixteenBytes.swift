/// Written with arithmetic alone: comparisons of vectors are not compiled to vector instructions.
struct PortableSixteenBytes {
  private let bytes: SIMD16<UInt8>

  @inline(__always)
  init(_ memory: UnsafeRawPointer) {
    bytes = unsafe memory.loadUnaligned(as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  var stringStops: Marks {
    let one = SIMD16<UInt8>(repeating: 1)
    let quote = bytes ^ SIMD16(repeating: 0x22)
    let backslash = bytes ^ SIMD16(repeating: 0x5C)
    let isQuoteOrBackslash = ((quote &- one) & ~quote) | ((backslash &- one) & ~backslash)
    let isOdd = bytes | (bytes &- SIMD16(repeating: 0x20)) | (bytes &+ one)
    return Marks(isQuoteOrBackslash | isOdd)
  }

  /// What it says of a byte that is not ASCII means nothing.
  @inline(__always)
  var signs: Marks {
    Marks((bytes &+ SIMD16(repeating: 0x80 - 0x21)) & ~(bytes &+ SIMD16(repeating: 0x80 - 0x40)))
  }

  @inline(__always)
  var nonSpaces: Marks { Marks(others(than: 0x20)) }

  @inline(__always)
  var nonWhiteSpaces: Marks { Marks(others(than: 0x20) & others(than: 0x09) & others(than: 0x0A) & others(than: 0x0D)) }

  /// The high bit is set in each byte that is another one.
  @inline(__always)
  private func others(than byte: UInt8) -> SIMD16<UInt8> {
    let difference = bytes ^ SIMD16(repeating: byte)
    let low = (difference & SIMD16(repeating: 0x7F)) &+ SIMD16(repeating: 0x7F)
    return difference | low
  }

  /// The high bit of each byte of two words.
  struct Marks {
    private let low: UInt64
    private let high: UInt64

    @inline(__always)
    fileprivate init(_ bytes: SIMD16<UInt8>) {
      let words = unsafe unsafeBitCast(bytes & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
      (low, high) = (UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
    }

    @inline(__always)
    var first: Int { (low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount) >> 3 }

    @inline(__always)
    func areBefore(_ stops: Marks) -> Bool {
      let isInLow = low & ((stops.low &- 1) & ~stops.low) != 0
      return stops.low != 0 ? isInLow : low != 0 || high & ((stops.high &- 1) & ~stops.high) != 0
    }
  }
}
