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
    guard byte < 0x80, byte != 0x5C else {
      let found = longScalar(byte)
      offset = found.end
      return found
    }
    let start = offset
    offset += 1
    return JSONScalar(scalar: Unicode.Scalar(byte), start: start, length: 1)
  }

  /// The code point at the offset, where it takes several bytes. Changes nothing, so that who walks through a string can
  /// keep its place in a register.
  @usableFromInline
  func longScalar(_ first: UInt8) -> JSONScalar {
    if first == 0x5C, let scalar = JSONEscape.plainUnicode(source, at: offset, end: end) {
      return JSONScalar(scalar: scalar, start: offset, length: 6)
    }
    if first == 0x5C {
      let escape = JSONEscape(source, at: offset, end: end)
      return JSONScalar(scalar: escape.scalar, start: offset, length: escape.length)
    }
    let second = source[offset + 1]
    if first &- 0xC2 < 0xE0 - 0xC2, second & 0xC0 == 0x80, offset + 2 <= end {
      let value = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
      return JSONScalar(scalar: Unicode.Scalar(value)!, start: offset, length: 2)
    }
    let third = source[offset + 2]
    let value = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    if first & 0xF0 == 0xE0, second & 0xC0 == 0x80, third & 0xC0 == 0x80, offset + 3 <= end, value >= 0x800,
      let scalar = Unicode.Scalar(value)
    {
      return JSONScalar(scalar: scalar, start: offset, length: 3)
    }
    return scalarOfFour(first, second, third)
  }

  /// The code point at the offset, where it takes four bytes, or is none.
  @inline(never)
  private func scalarOfFour(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> JSONScalar {
    let fourth = source[offset + 3]
    let length = UTF8Sequence.length(first, second, third, fourth)
    let taken = Swift.min(offset + Swift.max(length, 1), end) - offset
    guard length == 4 else { return JSONScalar(scalar: "\u{FFFD}", start: offset, length: taken) }
    let value =
      UInt32(first & 0x07) << 18 | UInt32(second & 0x3F) << 12 | UInt32(third & 0x3F) << 6 | UInt32(fourth & 0x3F)
    return JSONScalar(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", start: offset, length: 4)
  }
}

extension JSONTree {
  /// The code points of a string or key with the bytes that stand for each.
  public func scalars(of index: NodeIndex) -> JSONScalars {
    JSONScalars(source, rawContent(index))
  }
}
