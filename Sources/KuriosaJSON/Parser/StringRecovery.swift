import KuriosaSource

extension JSONParser {
  /// Reports what is wrong under the cursor, inside a string, and passes it. False where the string ends here without
  /// its quote.
  @inline(never)
  mutating func recoverInString(openingQuote: Int, _ flags: inout JSONNode.Flags) -> Bool {
    let isFirst = !flags.contains(.damaged)
    flags.insert(.damaged)
    let byte = cursor.byte
    if byte == UInt8(ascii: "\\") && cursor + 1 < limit && !endsLine(cursor[1]) {
      recoverEscape()
      return true
    }
    if byte >= 0x80 {
      recoverEncoding(isFirst: isFirst)
      return true
    }
    if byte == UInt8(ascii: "\\") { cursor.advance() }
    if cursor < limit, !endsLine(cursor.byte) || closesBehindLineEnd() {
      let first = offset
      repeat {
        cursor.advance()
      } while cursor < limit && cursor.byte < 0x20 && endsLine(cursor.byte) == endsLine(source[first])
      report(.controlCharacter(source[first]), first, offset)
      return true
    }
    flags.insert(.unterminated)
    report(.unterminatedString, openingQuote, openingQuote + 1)
    mayLackComma = true
    trimUnterminated(from: openingQuote)
    return false
  }

  private func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func recoverEscape() {
    let escape = JSONEscape(source, at: offset, end: source.count)
    let first = offset
    if escape.fault == .loneSurrogate {
      cursor.advance(escape.length)
      return report(.loneSurrogate, first, offset)
    }
    cursor.advance(cursor[1] < 0x80 && cursor[1] >= 0x20 && cursor[1] != UInt8(ascii: "\"") ? 2 : 1)
    report(.invalidEscape, first, min(offset + (offset == first + 1 ? 1 : 0), source.count))
  }

  /// Passes bytes that are not UTF-8; one fault for each string.
  private mutating func recoverEncoding(isFirst: Bool) {
    let first = offset
    passInvalidBytes()
    if isFirst { report(.invalidUTF8, first, offset) }
  }

  /// Moves the cursor behind a run of bytes that are not UTF-8.
  mutating func passInvalidBytes() {
    repeat {
      cursor.advance()
    } while cursor < limit && cursor.byte >= 0x80
      && UTF8Sequence.length(cursor.byte, cursor[1], cursor[2], cursor[3]) == 0
  }

  /// Whether the next quote after the line end under the cursor closes this string: what follows that quote can only
  /// follow a string. Otherwise the quote opens another one, and this string was never closed.
  private func closesBehindLineEnd() -> Bool {
    var ahead = cursor
    while ahead < limit, ahead.byte != UInt8(ascii: "\"") {
      if ahead.byte == UInt8(ascii: "\\") { ahead.advance() }
      if ahead.byte == UInt8(ascii: "{") || ahead.byte == UInt8(ascii: "[") { return false }
      ahead.advance()
    }
    guard ahead < limit else { return false }
    ahead.advance()
    while ahead < limit, ByteClass.isSpace(ahead.byte) { ahead.advance() }
    return ahead < limit && ByteClass.isDelimiter(ahead.byte)
  }

  /// The comma, colon, bracket or space at the end of the line was not meant as part of the text.
  private mutating func trimUnterminated(from openingQuote: Int) {
    var end = offset
    let structural = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"), 0x20, 0x09]
    while end > openingQuote + 1, structural.contains(source[end - 1]) { end -= 1 }
    cursor = start + end
  }
}
