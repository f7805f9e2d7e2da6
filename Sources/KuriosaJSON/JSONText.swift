import KuriosaSource

/// Reading strings: bytes between the quotes, unescaped only where a backslash stands.
extension JSONTree {
  /// The bytes between the quotes of a string, as they stand in the file.
  @inlinable @inline(__always)
  public func rawContent(_ index: NodeIndex) -> ByteRange {
    let node = self[index]
    if node.flags.contains(.bare) { return node.range }
    let end = Int(node.end) - (node.flags.contains(.unterminated) ? 0 : 1)
    return ByteRange(Int(node.start) + 1, end)
  }

  /// The text of a string or key, unescaped. What is no Unicode text (a lone surrogate, a byte that is not UTF-8)
  /// becomes U+FFFD, so a damaged string is only for showing.
  public func text(_ index: NodeIndex) -> String {
    guard self[index].flags.contains(.escaped) else { return source.string(rawContent(index)) }
    return String(decoding: unescaped(index), as: UTF8.self)
  }

  /// The UTF-8 bytes of a string or key, unescaped. Lone surrogates become U+FFFD.
  public func utf8(_ index: NodeIndex) -> ContiguousArray<UInt8> {
    guard self[index].flags.contains(.escaped) else { return ContiguousArray(source[rawContent(index)]) }
    return unescaped(index)
  }

  /// Whether a string or key is exactly `text`, by code points.
  public func equals(_ index: NodeIndex, _ text: String) -> Bool {
    guard self[index].flags.contains(.escaped) else { return source.holds(text, in: rawContent(index)) }
    return unescaped(index).elementsEqual(text.utf8)
  }

  /// Whether two strings or keys are the same, by code points after unescaping.
  public func equal(_ left: NodeIndex, _ right: NodeIndex) -> Bool {
    if self[left].flags.contains(.escaped) || self[right].flags.contains(.escaped) {
      return utf8(left) == utf8(right)
    }
    return source.areEqual(rawContent(left), rawContent(right))
  }

  private func unescaped(_ index: NodeIndex) -> ContiguousArray<UInt8> {
    let content = rawContent(index)
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(content.count)
    var offset = content.start
    while offset < content.end {
      guard source[offset] == UInt8(ascii: "\\") else {
        result.append(source[offset])
        offset += 1
        continue
      }
      let escape = JSONEscape(source, at: offset, end: content.end)
      result.append(contentsOf: escape.utf8)
      offset += escape.length
    }
    return result
  }
}

/// One escape sequence, read at its backslash.
package struct JSONEscape {
  /// Bytes it takes in the text: 2, 6, or 12 for a surrogate pair; fewer where it is cut off.
  package let length: Int
  /// What it stands for.
  package let scalar: Unicode.Scalar
  enum Fault { case invalid, loneSurrogate }
  let fault: Fault?

  var utf8: Unicode.UTF8.EncodedScalar { Unicode.UTF8.encode(scalar)! }

  /// Reads the escape whose backslash stands at a 0-based offset of bytes, in a string that ends before `end`.
  package init(_ source: borrowing SourceText, at offset: Int, end: Int) {
    func make(_ length: Int, _ value: UInt32?, _ fault: Fault? = nil) -> (Int, Unicode.Scalar, Fault?) {
      (min(length, end - offset), value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}", fault)
    }
    (length, scalar, fault) =
      switch source[offset + 1] {
      case _ where offset + 1 >= end: make(1, nil, .invalid)
      case UInt8(ascii: "\""): make(2, 0x22)
      case UInt8(ascii: "\\"): make(2, 0x5C)
      case UInt8(ascii: "/"): make(2, 0x2F)
      case UInt8(ascii: "b"): make(2, 0x08)
      case UInt8(ascii: "f"): make(2, 0x0C)
      case UInt8(ascii: "n"): make(2, 0x0A)
      case UInt8(ascii: "r"): make(2, 0x0D)
      case UInt8(ascii: "t"): make(2, 0x09)
      case UInt8(ascii: "u"): Self.unicode(source, at: offset, end: end, make)
      default: make(1, nil, .invalid)
      }
  }

  /// The code point of an escape of four digits that is no surrogate; nil for all others. Most escapes are such.
  @inline(__always)
  package static func plainUnicode(_ source: SourceText, at offset: Int, end: Int) -> Unicode.Scalar? {
    plainUnicode(source.bytes(at: offset, upTo: end))
  }

  /// The same for eight bytes that begin with the backslash, the first one lowest; zeros stand behind the end of the string.
  @inline(__always)
  package static func plainUnicode(_ bytes: UInt64) -> Unicode.Scalar? {
    guard bytes & 0xFFFF == 0x755C, let value = fourHexadecimalDigits(UInt32(truncatingIfNeeded: bytes >> 16)) else {
      return nil
    }
    return Unicode.Scalar(value)
  }

  private static func unicode(
    _ source: SourceText, at offset: Int, end: Int,
    _ make: (Int, UInt32?, Fault?) -> (Int, Unicode.Scalar, Fault?)
  ) -> (Int, Unicode.Scalar, Fault?) {
    guard let first = codeUnit(source, at: offset + 2, end: end) else { return make(2, nil, .invalid) }
    guard first & 0xF800 == 0xD800 else { return make(6, first, nil) }
    guard first < 0xDC00, offset + 7 < end, source[offset + 6] == UInt8(ascii: "\\"),
      source[offset + 7] == UInt8(ascii: "u"), let second = codeUnit(source, at: offset + 8, end: end),
      second & 0xFC00 == 0xDC00
    else { return make(6, nil, .loneSurrogate) }
    return make(12, 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, nil)
  }

  @inline(__always)
  private static func codeUnit(_ source: SourceText, at offset: Int, end: Int) -> UInt32? {
    offset + 4 <= end ? fourHexadecimalDigits(UInt32(truncatingIfNeeded: source.eightBytes(at: offset))) : nil
  }

  /// The number that four hexadecimal digits spell, the first of them in the lowest byte; nil where one is none. All four
  /// are looked at together: the high bit of each byte tells whether it is a digit, or a letter.
  @inline(__always)
  static func fourHexadecimalDigits(_ bytes: UInt32) -> UInt32? {
    let high: UInt32 = 0x8080_8080
    guard bytes & high == 0 else { return nil }
    let digit = bytes ^ 0x3030_3030
    let letter = (bytes | 0x2020_2020) ^ 0x6060_6060
    let areDigits = ~(digit &+ 0x7676_7676) & high
    let areLetters = ~(letter &+ 0x7979_7979) & (letter &+ 0x7F7F_7F7F) & high
    guard areDigits | areLetters == high else { return nil }
    let values = ((bytes & 0x0F0F_0F0F) &+ (areLetters >> 7) &* 9).byteSwapped
    return (values >> 12 & 0xF000) | (values >> 8 & 0xF00) | (values >> 4 & 0xF0) | (values & 0xF)
  }
}
