import KuriosaSource

/// Texts whose quotes are not those that JSON wants, or stand where they close the text too early.
extension JSONParser {
  // MARK: A text has just been closed, and what follows can't follow a text

  /// Finds out whether the last text was closed too early, or too late, and mends it; false where it was not.
  mutating func mendLastText(_ role: LookAhead.Role) -> Bool {
    guard nodes.count > 0, cursor < limit else { return false }
    let index = nodes.count - 1
    let text = nodes[index]
    guard text.kind == .string, Int(text.end) == lastTokenEnd, text.flags.isDisjoint(with: [.bare, .unterminated]),
      source[Int(text.start)] == UInt8(ascii: "\""), source[lastTokenEnd - 1] == UInt8(ascii: "\""),
      lookAhead.skipBlanks(lastTokenEnd) == offset
    else { return false }
    return closeEarlier(index, role) || extendOverQuote(index, role)
  }

  /// `"maker, "year"`: the quote that closed the text was meant to open the next one.
  private mutating func closeEarlier(_ index: Int, _ role: LookAhead.Role) -> Bool {
    guard offset == lastTokenEnd, cursor.byte != UInt8(ascii: "\"") else { return false }
    let openingQuote = Int(nodes[index].start)
    let falseQuote = lastTokenEnd - 1
    var end = falseQuote
    while end > openingQuote + 1, isStructural(source[end - 1]) { end -= 1 }
    let tail = source[ByteRange(end, falseQuote)]
    let next: LookAhead.Role
    guard let first = tail.first(where: { !lookAhead.isBlank($0) }) else { return false }
    if role == .key {
      guard first == UInt8(ascii: ":") else { return false }
      next = .member
    } else {
      next = role == .element && first == UInt8(ascii: ",") ? .element : .key
    }
    guard lookAhead.opensText(falseQuote, next) else { return false }
    cursor = start + end
    nodes.setEnd(index, end)
    nodes.insert([.damaged, .unterminated], at: index)
    lastTokenEnd = end
    forgetFaults(from: end)
    reportUnterminated(from: openingQuote)
    mayLackComma = false
    return true
  }

  /// `"The "best" kite"`: a quote inside the text is not escaped.
  private mutating func extendOverQuote(_ index: Int, _ role: LookAhead.Role) -> Bool {
    let isGlued = offset == lastTokenEnd
    guard isGlued || lookAhead.hasOddQuotes(from: offset),
      let close = lookAhead.closingQuote(from: offset, role),
      cursor.byte != UInt8(ascii: "\"") || close.start == offset
    else { return false }
    let innerQuote = lastTokenEnd - 1
    cursor = start + close.end
    nodes.setEnd(index, close.end)
    nodes.insert([.damaged, .escaped, .nonASCII, .beyondLatin], at: index)
    lastTokenEnd = close.end
    mayLackComma = false
    report(.unescapedQuote, innerQuote, innerQuote + 1, related: ByteRange(Int(nodes[index].start), close.end))
    return true
  }

  // MARK: Other quotes

  /// Reads a text in single quotes or backticks, up to the same quote on the same line.
  mutating func readQuoted(_ role: LookAhead.Role) {
    let first = offset
    if isAtFence { return passFence() }
    guard let close = endOfQuoted(role) else { return readUnclosed(ByteRange(first, first + 1), role) }
    cursor = start + close.end
    appendText([], from: first, role)
    report(.singleQuotes, first, close.end)
  }

  private func endOfQuoted(_ role: LookAhead.Role) -> ByteRange? {
    let (source, quote) = (self.source, cursor.byte)
    return lookAhead.closingQuote(from: offset + 1, role) {
      source[$0] == quote || source[$0] == UInt8(ascii: "\"") ? 1 : 0
    } ?? nextOnLine(offset + 1) { source[$0] == quote ? 1 : 0 }
  }

  /// Reads a text in the quotes of a word processor, up to another of them or a straight one on the same line.
  mutating func readTypographic(_ role: LookAhead.Role) {
    let first = offset
    let open = ByteRange(first, first + lookAhead.typographicQuoteLength(first))
    guard let close = endOfTypographic(open, role) else { return readUnclosed(open, role) }
    cursor = start + close.start
    appendText(.bare, from: open.end, role)
    cursor = start + close.end
    lastTokenEnd = close.end
    report(.typographicQuotes, first, close.end)
  }

  private func endOfTypographic(_ open: ByteRange, _ role: LookAhead.Role) -> ByteRange? {
    let lookAhead = self.lookAhead
    let isTypographic = { (offset: Int) in lookAhead.typographicQuoteLength(offset) }
    return lookAhead.closingQuote(from: open.end, role) {
      lookAhead.source[$0] == UInt8(ascii: "\"") ? 1 : isTypographic($0)
    } ?? nextOnLine(open.end, isTypographic)
  }

  /// Bytes of the quote under the cursor, other than JSON's own; 0 where there is none.
  var otherQuoteLength: Int { cursor.byte == UInt8(ascii: "'") ? 1 : lookAhead.typographicQuoteLength(offset) }

  /// Whether the other quote under the cursor opens a text of `role`, closed or not.
  func opensOddlyQuotedText(_ role: LookAhead.Role) -> Bool {
    let open = ByteRange(offset, offset + otherQuoteLength)
    let close = cursor.byte == UInt8(ascii: "'") ? endOfQuoted(role) : endOfTypographic(open, role)
    return close != nil || isRestOfLineText(open)
  }

  /// Passes the other quote under the cursor, which belongs to nothing.
  mutating func passLoneQuote() {
    let first = offset
    cursor.advance(otherQuoteLength)
    mayLackComma = true
    report(.unexpected, first, offset)
  }

  /// Whether no other text follows a quote on its line.
  private func isRestOfLineText(_ quote: ByteRange) -> Bool { lookAhead.nextQuote(from: quote.end) == nil }

  /// Reads the rest of the line as a text whose quote is not closed, or passes the quote where other texts follow it.
  private mutating func readUnclosed(_ quote: ByteRange, _ role: LookAhead.Role) {
    if !isRestOfLineText(quote) {
      cursor = start + quote.end
      return report(.unexpected, quote.start, quote.end)
    }
    passLine()
    var end = offset
    while end > quote.end, isStructural(source[end - 1]) { end -= 1 }
    cursor = start + end
    appendText(.bare, from: quote.end, role)
    mayLackComma = true
    report(.unterminatedString, quote.start, quote.end)
  }

  private func nextOnLine(_ offset: Int, _ length: (Int) -> Int) -> ByteRange? {
    var offset = offset
    let end = min(source.count, offset + LookAhead.reach)
    while offset < end, !lookAhead.endsLine(source[offset]) {
      let size = length(offset)
      if size > 0 { return ByteRange(offset, offset + size) }
      offset += source[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func appendText(_ flags: JSONNode.Flags, from first: Int, _ role: LookAhead.Role) {
    let flags = flags.union([.damaged, .escaped, .nonASCII, .beyondLatin, .marked])
    if role == .key { appendKey(flags, from: first) } else { appendScalar(.string, flags, from: first) }
  }

  /// The fence around code in a text that was copied from a chat or a manual.
  private var isAtFence: Bool {
    cursor.byte == UInt8(ascii: "`") && cursor[1] == UInt8(ascii: "`") && cursor[2] == UInt8(ascii: "`")
  }

  private mutating func passFence() {
    let first = offset
    passLine()
    report(.unexpected, first, offset)
  }

  // MARK: Without quotes

  /// Reads a text that lacks its opening quote only, as a value; false where there is none.
  mutating func readTextWithoutOpeningQuote(from first: Int? = nil) -> Bool {
    guard let quote = lookAhead.nextQuote(from: offset), quote > (first ?? offset),
      lookAhead.canEnd(valueRole, before: quote + 1),
      ![0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(
        source[quote - 1])
    else { return false }
    readWithoutOpeningQuote(from: first ?? offset, upTo: quote, valueRole)
    return true
  }

  /// Reads bare text as a value: it lacks its opening quote, or is no text at all.
  mutating func readBareText() {
    if readTextWithoutOpeningQuote() { return }
    let first = offset
    repeat { cursor.advance() } while cursor < limit && !endsBareText
    trimBlanks(from: first + 1)
    let next = source[lookAhead.skipBlanks(offset)]
    if stack.depth == 0, next == UInt8(ascii: "{") || next == UInt8(ascii: "[") {
      return report(.unexpected, first, offset)
    }
    let isStart = isCutOff && startsWord(ByteRange(first, offset))
    appendScalar(.missing, .damaged, from: first)
    if !isStart { report(.unknownWord, first, offset) }
  }

  /// Whether some bytes are the beginning of `true`, `false` or `null`.
  private func startsWord(_ range: ByteRange) -> Bool {
    [StaticString("true"), "false", "null"].contains { "\($0)".utf8.starts(with: source[range]) }
  }

  /// Takes bare words, or a text without its opening quote, into the number or word before them on the line: `10 x 20 mm`.
  /// False where there are none.
  mutating func extendBareValue() -> Bool {
    let index = nodes.count - 1
    let value = nodes[index]
    guard [.number, .true, .false, .null].contains(value.kind), Int(value.end) == lastTokenEnd,
      lookAhead.skipBlanks(lastTokenEnd) == offset, !lookAhead.opensText(offset, .key), !startsValue
    else { return false }
    let here = cursor
    let first = Int(value.start)
    if cursor.byte == UInt8(ascii: "\"") || isAtWord {
      nodes.removeLast()
      if readTextWithoutOpeningQuote(from: first) { return true }
      nodes.append(value)
    }
    guard isAtWord || cursor.byte == UInt8(ascii: ":") && isAtWordAfterColon else { return false }
    repeat { cursor.advance() } while cursor < limit && !endsBareText
    trimBlanks(from: lastTokenEnd)
    guard !lookAhead.canEnd(.key, before: offset), cursor.byte != UInt8(ascii: "\"") else {
      cursor = here
      return false
    }
    nodes[index] = JSONNode(
      kind: .missing, flags: .damaged, start: value.start, end: UInt32(truncatingIfNeeded: offset), next: value.next)
    lastTokenEnd = offset
    report(.unknownWord, first, offset)
    return true
  }

  private var isAtWordAfterColon: Bool { ByteClass.isWord(cursor[1]) }

  private var endsBareText: Bool {
    switch cursor.byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["), 0..<0x20,
      UInt8(ascii: "\""), UInt8(ascii: ";"):
      return true
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return lookAhead.isBlank(source[offset - 1])
    case let byte where byte >= 0x80:
      return UTF8Sequence.length(byte, cursor[1], cursor[2], cursor[3]) == 0 && byte & 0xC0 != 0x80
    default: return false
    }
  }

  private mutating func readWithoutOpeningQuote(from first: Int, upTo quote: Int, _ role: LookAhead.Role) {
    cursor = start + quote
    appendText(.bare, from: first, role)
    cursor.advance()
    lastTokenEnd = offset
    report(.missingOpeningQuote, first, first)
  }

  /// Reads a key that lacks its opening quote only; false where there is none.
  mutating func readKeyWithoutOpeningQuote() -> Bool {
    guard continuesBareKey else { return false }
    let first = offset
    while cursor < limit, continuesBareKey { cursor.advance() }
    let quote = offset
    let isKey = cursor.byte == UInt8(ascii: "\"") && lookAhead.canEnd(.key, before: quote + 1)
    cursor = start + first
    if isKey { readWithoutOpeningQuote(from: first, upTo: quote, .key) }
    return isKey
  }

  /// Reads bare text as a key.
  mutating func readBareKey() {
    let first = offset
    let isNumber = ByteClass.isDigit(cursor.byte) || cursor.byte == UInt8(ascii: "-")
    repeat { cursor.advance() } while cursor < limit && continuesBareKey
    trimBlanks(from: first + 1)
    let next = source[lookAhead.skipBlanks(offset)]
    if ByteClass.isDelimiter(next) && next != UInt8(ascii: ":") || next == 0 {
      report(.unexpected, first, offset)
      return appendDamagedMember(from: first)
    }
    report(isNumber ? .keyNotText : .unquotedKey, first, offset)
    appendKey(isNumber ? [.damaged, .bare] : .bare, from: first)
  }

  private var continuesBareKey: Bool {
    if cursor.byte >= 0x80 { return isAtWord || cursor.byte & 0xC0 == 0x80 }
    return ByteClass.isWord(cursor.byte) || cursor.byte == UInt8(ascii: "-") || cursor.byte == UInt8(ascii: ".")
      || cursor.byte == UInt8(ascii: "+") || lookAhead.isBlank(cursor.byte)
  }
}
