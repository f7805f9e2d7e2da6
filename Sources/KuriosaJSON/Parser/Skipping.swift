import KuriosaSource

extension JSONParser {
  /// Reports and passes a comment under the cursor; false where there is none.
  mutating func skipComment() -> Bool {
    let first = offset
    switch (cursor.byte, cursor[1]) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      cursor.advance(2)
      while cursor < limit, !(cursor.byte == UInt8(ascii: "*") && cursor[1] == UInt8(ascii: "/")) { cursor.advance() }
      if cursor < limit { cursor.advance(2) }
    case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "#"), _):
      while cursor < limit, cursor.byte != 0x0A, cursor.byte != 0x0D { cursor.advance() }
    default: return false
    }
    report(.comment, first, offset)
    return true
  }

  /// Moves the cursor behind a word: letters, digits, underscores, and all that is not ASCII.
  mutating func passWord() {
    while cursor < limit, ByteClass.isWord(cursor.byte) {
      let length = UTF8Sequence.length(cursor.byte, cursor[1], cursor[2], cursor[3])
      if length == 0 { return }
      cursor.advance(length)
    }
  }

  /// Moves the cursor over what can't be read, up to the next place where a value can end or begin, and tells what it is.
  mutating func passUnexpected() -> SyntaxFault.Kind {
    if cursor.byte >= 0x80, UTF8Sequence.length(cursor.byte, cursor[1], cursor[2], cursor[3]) == 0 {
      passInvalidBytes()
      return .invalidUTF8
    }
    if cursor.byte < 0x20 {
      let byte = cursor.byte
      cursor.advance()
      return .controlCharacter(byte)
    }
    repeat { cursor.advance() } while cursor < limit && !endsJunk(cursor.byte)
    return .unexpected
  }

  private func endsJunk(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["), 0..<0x20: true
    default: false
    }
  }

  enum QuotedRole { case key, string }

  /// Reads a text in single quotes (or backticks), up to the same quote on the same line.
  mutating func readQuoted(as role: QuotedRole) {
    let first = offset
    let quote = cursor.byte
    cursor.advance()
    while cursor < limit, cursor.byte != quote, cursor.byte != 0x0A, cursor.byte != 0x0D {
      cursor.advance(cursor.byte == UInt8(ascii: "\\") && cursor + 1 < limit ? 2 : 1)
    }
    let isClosed = cursor < limit && cursor.byte == quote
    if isClosed { cursor.advance() }
    var flags: JSONNode.Flags = [.damaged, .nonASCII, .beyondLatin]
    if !isClosed { flags.insert(.unterminated) }
    report(isClosed ? .singleQuotes : .unterminatedString, first, isClosed ? offset : first + 1)
    mayLackComma = !isClosed
    switch role {
    case .key: appendKey(flags, from: first)
    case .string: appendScalar(.string, flags, from: first)
    }
  }

  /// Passes an array or object that is one level too deep, without nodes for its content.
  @inline(never)
  mutating func skipTooDeep() {
    let first = offset
    var depth = 0
    repeat {
      switch cursor.byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): passQuoted()
      default: break
      }
      if cursor < limit { cursor.advance() }
    } while depth > 0 && cursor < limit
    appendScalar(.missing, .damaged, from: first)
    report(.tooDeep, first, first + 1)
    if depth > 0 { giveUp() }
  }

  /// Moves the cursor to the closing quote of the string it stands on.
  private mutating func passQuoted() {
    cursor.advance()
    while cursor < limit, cursor.byte != UInt8(ascii: "\"") {
      cursor.advance(cursor.byte == UInt8(ascii: "\\") && cursor + 1 < limit ? 2 : 1)
    }
  }

  /// Passes something that looks like a number and is none by the grammar.
  @inline(never)
  mutating func recoverNumber() {
    let first = offset
    while cursor < limit, ByteClass.isWord(cursor.byte) || isNumberPunctuation(cursor.byte) {
      if cursor.byte >= 0x80 { break }
      cursor.advance()
    }
    let text = source[ByteRange(first, offset)]
    let isInfinity = text.contains { $0 | 0x20 == UInt8(ascii: "i") || $0 | 0x20 == UInt8(ascii: "n") }
    appendScalar(isInfinity ? .missing : .number, .damaged, from: first)
    report(isInfinity ? .unknownWord : .invalidNumber(Self.fault(of: text)), first, offset)
  }

  private func isNumberPunctuation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func fault(of text: ContiguousArray<UInt8>.SubSequence) -> SyntaxFault.NumberFault {
    let digits = text.drop { $0 == UInt8(ascii: "-") }
    let first = digits.first ?? 0
    let second = digits.dropFirst().first ?? 0
    if text.first == UInt8(ascii: "+") { return .leadingPlus }
    if first == UInt8(ascii: ".") { return .leadingPoint }
    if digits.isEmpty { return .loneMinus }
    if first == UInt8(ascii: "0"), ByteClass.isDigit(second) { return .leadingZero }
    let isDecimal = digits.allSatisfy {
      ByteClass.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 | 0x20 == UInt8(ascii: "e")
    }
    guard isDecimal else { return .notDecimal }
    let last = text.last ?? 0
    if last == UInt8(ascii: ".")
      || text.contains(UInt8(ascii: ".")) && !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    {
      return .missingFraction
    }
    return .missingExponent
  }
}
