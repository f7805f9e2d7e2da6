import KuriosaSource

extension JSONParser {
  /// Reports and passes what stands between the tokens and is no part of JSON; false where there is nothing of the kind.
  mutating func skipAside() -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): skipComment()
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): skipConflictMarker()
    case 0xC2, 0xE2, 0xE3, 0xEF: skipForeignSpace()
    default: false
    }
  }

  private mutating func skipComment() -> Bool {
    let first = offset
    if cursor.byte == UInt8(ascii: "/"), cursor[1] == UInt8(ascii: "*") {
      cursor.advance(2)
      while cursor < limit, !(cursor.byte == UInt8(ascii: "*") && cursor[1] == UInt8(ascii: "/")) { cursor.advance() }
      let isClosed = cursor < limit
      if isClosed { cursor.advance(2) }
      report(.comment, first, offset)
      if !isClosed { giveUp() }
      return true
    }
    let isHash = cursor.byte == UInt8(ascii: "#") && !(pendingKey >= 0 && ByteClass.isWord(cursor[1]))
    guard isHash || cursor.byte == UInt8(ascii: "/") && cursor[1] == UInt8(ascii: "/") else { return false }
    passLine()
    report(.comment, first, offset)
    return true
  }

  /// Moves the cursor to the end of its line.
  mutating func passLine() {
    while cursor < limit, cursor.byte != 0x0A, cursor.byte != 0x0D { cursor.advance() }
  }

  private mutating func skipForeignSpace() -> Bool {
    let first = offset
    var end = first
    while true {
      let length = lookAhead.foreignSpaceLength(end)
      if length == 0 { break }
      end += length
    }
    guard end > first else { return false }
    cursor = start + end
    report(.foreignSpace, first, end)
    return true
  }

  /// Moves the cursor over what can't be read, up to the next place where a value can end or begin, and tells what it
  /// is. A text in straight quotes is passed as a whole, or ends the junk.
  mutating func passJunk(stopsAtQuote: Bool) -> SyntaxFault.Kind {
    if cursor.byte >= 0x80, UTF8Sequence.length(cursor.byte, cursor[1], cursor[2], cursor[3]) == 0 {
      passInvalidBytes()
      return .invalidUTF8
    }
    if cursor.byte < 0x20 {
      let byte = cursor.byte
      cursor.advance()
      return .controlCharacter(byte)
    }
    let first = offset
    if cursor.byte == UInt8(ascii: ":") {
      cursor.advance()
      return .unexpected
    }
    var passesTexts = !stopsAtQuote
    repeat {
      if cursor.byte == UInt8(ascii: "\""), passesTexts {
        let close = lookAhead.nextQuote(from: offset + 1)
        passesTexts = close != nil
        cursor = start + (close ?? offset)
      }
      cursor.advance()
    } while cursor < limit && !endsJunk(stopsAtQuote)
    trimBlanks(from: first + 1)
    return .unexpected
  }

  private func endsJunk(_ stopsAtQuote: Bool) -> Bool {
    switch cursor.byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["), 0..<0x20: true
    case UInt8(ascii: "\""): stopsAtQuote
    case UInt8(ascii: "/"): cursor[1] == UInt8(ascii: "/") || cursor[1] == UInt8(ascii: "*")
    default: false
    }
  }

  /// Moves the cursor back over spaces and tabs, but not before `first`.
  mutating func trimBlanks(from first: Int) {
    var end = offset
    while end > first, lookAhead.isBlank(source[end - 1]) { end -= 1 }
    cursor = start + end
  }

  /// Moves the cursor behind a run of bytes that are not UTF-8.
  mutating func passInvalidBytes() {
    repeat {
      cursor.advance()
    } while cursor < limit && cursor.byte >= 0x80
      && UTF8Sequence.length(cursor.byte, cursor[1], cursor[2], cursor[3]) == 0
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
}
