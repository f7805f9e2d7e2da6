import KuriosaSource

/// Faults inside a text, up to the quote that it lacks.
extension JSONParser {
  /// Reports what is wrong under the cursor, inside a string, and passes it. False where the string ends here without
  /// its quote.
  @inline(never)
  mutating func recoverInString(openingQuote: Int, _ flags: inout JSONNode.Flags) -> Bool {
    let isFirst = !flags.contains(.damaged)
    flags.insert(.damaged)
    if stack.depth > 0, isSequenceCutOff { cursor = limit }
    let byte = cursor.byte
    if byte == UInt8(ascii: "\\") && cursor + 1 < limit && !lookAhead.endsLine(cursor[1]) {
      recoverEscape()
      return true
    }
    if byte >= 0x80 {
      recoverEncoding(isFirst: isFirst)
      return true
    }
    if byte == UInt8(ascii: "\\") { cursor.advance() }
    if cursor < limit, !lookAhead.endsLine(cursor.byte) || closesBehindLineEnd() {
      let first = offset
      let isLineEnd = lookAhead.endsLine(cursor.byte)
      repeat {
        cursor.advance()
      } while cursor < limit && cursor.byte < 0x20 && lookAhead.endsLine(cursor.byte) == isLineEnd
      report(.controlCharacter(source[first]), first, offset)
      return true
    }
    flags.insert(.unterminated)
    endUnterminated(from: openingQuote)
    return false
  }

  /// Whether the text ends within the escape or the code point under the cursor.
  private var isSequenceCutOff: Bool {
    let rest = limit - cursor
    guard rest < 12 else { return false }
    if cursor.byte >= 0x80 {
      let length = cursor.byte >= 0xF0 ? 4 : cursor.byte >= 0xE0 ? 3 : 2
      return cursor.byte >= 0xC2 && rest < length && (1..<max(rest, 1)).allSatisfy { cursor[$0] & 0xC0 == 0x80 }
    }
    guard cursor.byte == UInt8(ascii: "\\") else { return false }
    return (1..<max(rest, 1)).allSatisfy { cursor[$0] == UInt8(ascii: "\\") || ByteClass.isWord(cursor[$0]) }
  }

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

  /// Whether the next quote after the line end under the cursor closes this string: what follows that quote can only
  /// follow a string. Otherwise the quote opens another one, and this string was never closed.
  private mutating func closesBehindLineEnd() -> Bool {
    if offset < knownClosingQuote { return true }
    var ahead = cursor
    while ahead < limit, ahead.byte != UInt8(ascii: "\"") {
      if ahead.byte == UInt8(ascii: "\\") { ahead.advance() }
      if ahead.byte == UInt8(ascii: "{") || ahead.byte == UInt8(ascii: "[") { return false }
      ahead.advance()
    }
    guard ahead < limit else { return false }
    let quote = ahead - start
    ahead.advance()
    while ahead < limit, ByteClass.isSpace(ahead.byte) { ahead.advance() }
    guard ahead < limit, ByteClass.isDelimiter(ahead.byte) else { return false }
    knownClosingQuote = quote
    return true
  }

  /// Ends a string that has no closing quote on its line, before what was not meant as part of it.
  private mutating func endUnterminated(from openingQuote: Int) {
    let lineEnd = offset
    trimUnterminated(from: openingQuote)
    mayLackComma = true
    if lineEnd == source.count, stack.depth > 0, !closesAll(offset, lineEnd) {
      cursor = limit
    } else {
      forgetFaults(from: offset)
      reportUnterminated(from: openingQuote)
    }
  }

  /// Forgets what was reported inside the last text from `end` on: the text ends there, and what follows is read anew.
  mutating func forgetFaults(from end: Int) {
    while let last = faults.last, last.range.start >= end, last.kind.isInsideText { faults.removeLast() }
  }

  /// Whether the closing brackets among the bytes up to `end` close everything that is open.
  private func closesAll(_ offset: Int, _ end: Int) -> Bool {
    var depth = stack.depth
    for byte in source[ByteRange(offset, end)] where byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      guard depth > 0, stack[depth - 1].isObject == (byte == UInt8(ascii: "}")) else { return false }
      depth -= 1
    }
    return depth == 0
  }

  /// Reports a string that ends at the cursor without its quote, or with the quote of a word processor.
  mutating func reportUnterminated(from openingQuote: Int) {
    let isTypographic = [2, 3].contains { length in
      offset - length > openingQuote && lookAhead.typographicQuoteLength(offset - length) == length
    }
    let hasOther = (openingQuote..<max(offset - 3, openingQuote)).suffix(LookAhead.reach).contains {
      lookAhead.typographicQuoteLength($0) > 0
    }
    if isTypographic && !hasOther {
      mayLackComma = false
      report(.typographicQuotes, openingQuote, offset)
    } else {
      report(.unterminatedString, openingQuote, openingQuote + 1)
    }
  }

  /// Moves the cursor back: the comma, colon, bracket or space at the end of the line was not meant as part of the text,
  /// nor was anything from the colon on in a key. Of closing brackets, only those that have something to close.
  private mutating func trimUnterminated(from openingQuote: Int) {
    if state == .key || state == .firstKey,
      let colon = source[ByteRange(openingQuote, offset)].firstIndex(of: UInt8(ascii: ":"))
    {
      cursor = start + colon
    }
    var end = offset
    var closers: [(offset: Int, isObject: Bool)] = []
    while end > openingQuote + 1, isStructural(source[end - 1]), closers.count <= stack.depth {
      end -= 1
      if source[end] == UInt8(ascii: "}") || source[end] == UInt8(ascii: "]") {
        closers.append((end, source[end] == UInt8(ascii: "}")))
      }
    }
    while let first = closers.last, !closesInnermost(closers.reversed().map(\.isObject)) {
      end = first.offset + 1
      closers.removeLast()
    }
    cursor = start + end
  }

  /// Whether closing brackets of these kinds, in this order, close the innermost containers.
  private func closesInnermost(_ isObject: [Bool]) -> Bool {
    isObject.count <= stack.depth
      && isObject.indices.allSatisfy { isObject[$0] == stack[stack.depth - 1 - $0].isObject }
  }

  func isStructural(_ byte: UInt8) -> Bool {
    lookAhead.isBlank(byte) || ByteClass.isDelimiter(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }
}
