import KuriosaSource

/// Looks at the text around a fault, to guess what was meant. None of them goes further than `reach` bytes, so that a
/// text full of faults is still read in linear time.
struct LookAhead {
  static let reach = 1_000

  let source: SourceText

  /// What a token would be in its container.
  enum Role { case key, member, element }

  /// What comes next: behind white space and one comma.
  enum Follower: Equatable {
    case end, brace, bracket, key, text, container, other
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The offset of the first byte from `offset` on that is neither space nor tab.
  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    let end = min(source.count, offset + Self.reach)
    while offset < end, isBlank(source[offset]) { offset += 1 }
    return offset
  }

  func skipSpace(_ offset: Int) -> Int {
    var offset = offset
    let end = min(source.count, offset + Self.reach)
    while offset < end, ByteClass.isSpace(source[offset]) { offset += 1 }
    return offset
  }

  /// The offset behind the last byte before `offset` that is no white space.
  func skipSpaceBack(_ offset: Int) -> Int {
    var end = offset
    while end > 0, offset - end < Self.reach, ByteClass.isSpace(source[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a token of `role` may end before `offset`, by what follows it on its line.
  func canEnd(_ role: Role, before offset: Int) -> Bool {
    let next = skipBlanks(offset)
    if role == .key { return source[next] == UInt8(ascii: ":") }
    if next >= source.count { return true }
    switch source[next] {
    case 0x0A, 0x0D, UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    case UInt8(ascii: ","), UInt8(ascii: ";"): return canStart(role, at: skipBlanks(next + 1))
    default: return false
    }
  }

  /// Whether another member or element may start at `offset`, or the line ends there.
  private func canStart(_ role: Role, at offset: Int) -> Bool {
    guard offset < source.count else { return true }
    switch source[offset] {
    case 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): return role == .element
    case let byte: return role == .element && ByteClass.isDigit(byte)
    }
  }

  /// The quotes on the line from `offset` on that can close a text of `role`: the first one that `length` knows (its
  /// size in bytes; 0 for none) and that is followed by what can follow a text. Nil where there is none, or a quote with
  /// a colon behind it tells that another member starts before.
  func closingQuote(from offset: Int, _ role: Role, length: (Int) -> Int) -> ByteRange? {
    let end = min(source.count, offset + Self.reach)
    var offset = offset
    while offset < end, !endsLine(source[offset]) {
      let size = length(offset)
      if size > 0 {
        if canEnd(role, before: offset + size) { return ByteRange(offset, offset + size) }
        if role == .member, canEnd(.key, before: offset + size) { return nil }
      }
      offset += source[offset] == UInt8(ascii: "\\") ? 2 : max(size, 1)
    }
    return nil
  }

  func closingQuote(from offset: Int, _ role: Role) -> ByteRange? {
    closingQuote(from: offset, role) { source[$0] == UInt8(ascii: "\"") ? 1 : 0 }
  }

  /// The offset of the next straight quote on the line; nil where there is none.
  func nextQuote(from offset: Int) -> Int? {
    let end = min(source.count, offset + Self.reach)
    var offset = offset
    while offset < end, !endsLine(source[offset]) {
      if source[offset] == UInt8(ascii: "\"") { return offset }
      offset += source[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether an odd number of straight quotes is left on the line.
  func hasOddQuotes(from offset: Int) -> Bool {
    var isOdd = false
    var next = nextQuote(from: offset)
    while let quote = next, quote < offset + Self.reach {
      isOdd.toggle()
      next = nextQuote(from: quote + 1)
    }
    return isOdd
  }

  /// Whether the straight quote at `offset` opens a text of `role`, by what follows that text.
  func opensText(_ offset: Int, _ role: Role) -> Bool {
    guard source[offset] == UInt8(ascii: "\""), let close = nextQuote(from: offset + 1) else { return false }
    return canEnd(role, before: close + 1)
  }

  /// What comes behind a value that ends before `offset`.
  func follower(of offset: Int) -> Follower {
    var next = skipSpace(offset)
    if source[next] == UInt8(ascii: ",") { next = skipSpace(next + 1) }
    guard next < source.count else { return .end }
    switch source[next] {
    case UInt8(ascii: "}"): return .brace
    case UInt8(ascii: "]"): return .bracket
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .container
    case UInt8(ascii: "\""): return opensText(next, .key) ? .key : .text
    default: return .other
    }
  }

  /// Whether the first closing bracket from `offset` on that nothing opened behind it is that of an array.
  func closesArray(_ offset: Int) -> Bool {
    let end = min(source.count, offset + Self.reach)
    var offset = offset
    var depth = 0
    while offset < end {
      switch source[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return source[offset] == UInt8(ascii: "]") }
        depth -= 1
      case UInt8(ascii: "\""): offset = nextQuote(from: offset + 1) ?? offset
      case UInt8(ascii: ":") where depth == 0: return false
      default: break
      }
      offset += 1
    }
    return false
  }

  /// Bytes of the typographic quote at `offset`, as word processors write them; 0 where there is none.
  func typographicQuoteLength(_ offset: Int) -> Int {
    switch (source[offset], source[offset + 1], source[offset + 2]) {
    case (0xC2, 0xAB, _), (0xC2, 0xBB, _): 2
    case (0xE2, 0x80, 0x98...0x9F), (0xE2, 0x80, 0xB9...0xBA), (0xEF, 0xBC, 0x82): 3
    default: 0
    }
  }

  /// Bytes of the white space at `offset` that JSON does not know as such; 0 where there is none.
  func foreignSpaceLength(_ offset: Int) -> Int {
    switch (source[offset], source[offset + 1], source[offset + 2]) {
    case (0xC2, 0xA0, _), (0xC2, 0x85, _): 2
    case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0x9F...0xA0), (0xE3, 0x80, 0x80),
      (0xEF, 0xBB, 0xBF):
      3
    default: 0
    }
  }

  /// Spaces and tabs before `offset` back to the start of its line; nil where something else stands there.
  func indentation(of offset: Int) -> Int? {
    var start = offset
    while start > 0, offset - start <= Self.reach, isBlank(source[start - 1]) { start -= 1 }
    return start == 0 || endsLine(source[start - 1]) ? offset - start : nil
  }

  /// Spaces and tabs at the start of the line that `offset` lies in; nil where the line starts too far away.
  func lineIndentation(of offset: Int) -> Int? {
    var start = offset
    while start > 0, !endsLine(source[start - 1]) {
      if offset - start > Self.reach { return nil }
      start -= 1
    }
    return min(skipBlanks(start), offset) - start
  }
}
