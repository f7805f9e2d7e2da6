import KuriosaSource

/// One code point of a string, and the bytes of the file that stand for it.
public struct JSONScalar: Sendable, Hashable {
  public let scalar: Unicode.Scalar
  @usableFromInline let offset: UInt32
  @usableFromInline let length: UInt8

  @inlinable @inline(__always)
  init(scalar: Unicode.Scalar, start: Int, length: Int) {
    self.scalar = scalar
    offset = UInt32(truncatingIfNeeded: start)
    self.length = UInt8(truncatingIfNeeded: length)
  }

  /// 0-based byte offset of its first byte, or of the backslash of its escape.
  public var start: Int { Int(offset) }
  /// 0-based byte offset behind its last byte.
  public var end: Int { Int(offset) + Int(length) }
  public var range: ByteRange { ByteRange(start, end) }
}

/// The code points of a string, raw and escaped ones alike. What is no Unicode text becomes U+FFFD.
public struct JSONScalars: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let source: SourceText
  @usableFromInline var offset: Int
  @usableFromInline let end: Int

  init(_ source: SourceText, _ content: ByteRange) {
    self.source = source
    offset = content.start
    end = content.end
  }

  @inlinable @inline(__always)
  public mutating func next() -> JSONScalar? {
    guard offset < end else { return nil }
    let byte = source[offset]
    guard byte < 0x80, byte != 0x5C else { return nextSlowly(byte) }
    let start = offset
    offset += 1
    return JSONScalar(scalar: Unicode.Scalar(byte), start: start, length: 1)
  }

  @usableFromInline
  mutating func nextSlowly(_ first: UInt8) -> JSONScalar {
    let start = offset
    if first == 0x5C, let scalar = JSONEscape.plainUnicode(source, at: start, end: end) {
      offset += 6
      return JSONScalar(scalar: scalar, start: start, length: 6)
    }
    if first == 0x5C {
      let escape = JSONEscape(source, at: start, end: end)
      offset += escape.length
      return JSONScalar(scalar: escape.scalar, start: start, length: offset - start)
    }
    let second = source[start + 1]
    if first &- 0xC2 < 0xE0 - 0xC2, second & 0xC0 == 0x80, start + 2 <= end {
      offset += 2
      let value = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
      return JSONScalar(scalar: Unicode.Scalar(value)!, start: start, length: 2)
    }
    let third = source[start + 2]
    let value = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    if first & 0xF0 == 0xE0, second & 0xC0 == 0x80, third & 0xC0 == 0x80, start + 3 <= end, value >= 0x800,
      let scalar = Unicode.Scalar(value)
    {
      offset += 3
      return JSONScalar(scalar: scalar, start: start, length: 3)
    }
    return nextOfFour(first, second, third)
  }

  /// The next code point where it takes four bytes, or is none.
  @inline(never)
  private mutating func nextOfFour(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> JSONScalar {
    let start = offset
    let fourth = source[start + 3]
    let length = UTF8Sequence.length(first, second, third, fourth)
    offset = Swift.min(start + Swift.max(length, 1), end)
    guard length == 4 else { return JSONScalar(scalar: "\u{FFFD}", start: start, length: offset - start) }
    let value =
      UInt32(first & 0x07) << 18 | UInt32(second & 0x3F) << 12 | UInt32(third & 0x3F) << 6 | UInt32(fourth & 0x3F)
    return JSONScalar(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", start: start, length: 4)
  }
}

extension JSONTree {
  /// The code points of a string or key with the bytes that stand for each.
  public func scalars(of index: NodeIndex) -> JSONScalars {
    JSONScalars(source, rawContent(index))
  }
}
