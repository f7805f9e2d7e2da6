import KuriosaSource

/// What the parser does at a fault: say once what is wrong, take what can be taken, and go on. Each of these passes at
/// least one byte, or changes to a state in which the byte can stand.
extension JSONParser {
  var lookAhead: LookAhead { LookAhead(source: source) }

  mutating func report(_ kind: SyntaxFault.Kind, _ first: Int, _ end: Int, related: ByteRange? = nil) {
    if stack.depth > 0, !isInsideText(kind) { nodes.insert(.damaged, at: stack.top.node) }
    guard faults.count < JSONLimits.syntaxFaults else {
      if !isTruncated { faults.append(SyntaxFault(.tooManyFaults, ByteRange(first, end))) }
      return giveUp()
    }
    faults.append(SyntaxFault(kind, ByteRange(first, end), related: related))
  }

  /// Whether a fault damages the string it stands in and not the container around it.
  private func isInsideText(_ kind: SyntaxFault.Kind) -> Bool {
    kind.isInsideText && state != .firstKey && state != .key
  }

  /// Stops reading here without another word about what is open.
  mutating func giveUp() {
    isTruncated = true
    cursor = limit
  }

  /// Whether `cursor` stands at the start of a well-formed letter, digit or underscore.
  var isAtWord: Bool {
    ByteClass.isWord(cursor.byte) && UTF8Sequence.length(cursor.byte, cursor[1], cursor[2], cursor[3]) > 0
  }

  /// What a value is in the innermost container.
  var valueRole: LookAhead.Role { stack.depth > 0 && stack.top.isObject ? .member : .element }

  // MARK: A value is due, and something else stands here

  @inline(never)
  mutating func recoverValue() {
    if skipAside() { return }
    switch cursor.byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): recoverCloserForValue()
    case UInt8(ascii: ","): recoverCommaForValue()
    case UInt8(ascii: "'"), UInt8(ascii: "`"): readQuoted(valueRole)
    case UInt8(ascii: "+"): recoverNumber()
    case UInt8(ascii: ".") where ByteClass.isDigit(cursor[1]): recoverNumber()
    case _ where cursor == limit: endOfText()
    case _ where lookAhead.typographicQuoteLength(offset) > 0: readTypographic(valueRole)
    case _ where isAtWord || cursor.byte == UInt8(ascii: "#"): readBareText()
    default: recoverJunkForValue()
    }
  }

  private mutating func recoverCloserForValue() {
    let isBeforeValue = cursor[1] == UInt8(ascii: "\"") || ByteClass.isWord(cursor[1])
    guard stack.depth > 0, pendingKey < 0 || !isBeforeValue else { return passClosers() }
    if pendingKey >= 0 {
      reportMissingValue()
    } else if state == .value {
      reportTrailingComma()
    }
    state = .afterValue
  }

  /// Nothing comes behind the last comma. One that was missing itself has been told of.
  private mutating func reportTrailingComma() {
    if lastComma == impliedComma {
      mayLackComma = true
    } else {
      report(.trailingComma, lastComma, lastComma + 1)
    }
  }

  private mutating func recoverCommaForValue() {
    if pendingKey >= 0 { return reportMissingValue() }
    let first = offset
    cursor.advance()
    report(.extraComma, first, offset)
  }

  /// Passes what can't be read; a value behind it is still taken as the value.
  private mutating func recoverJunkForValue() {
    let first = offset
    let kind = passJunk(stopsAtQuote: true)
    if stack.depth == 0 { passMoreJunk() }
    report(kind, first, offset)
    guard kind == .unexpected, stack.depth > 0 else { return }
    let isValueAhead =
      cursor.byte == UInt8(ascii: "{") || cursor.byte == UInt8(ascii: "[")
      || cursor.byte == UInt8(ascii: "\"") && !lookAhead.opensText(offset, .key)
      || first + 1 == offset && cursor.byte != UInt8(ascii: ",")
    if !isValueAhead { appendScalar(.missing, .damaged, from: first) }
  }

  /// Before the document, whatever can't be read is one fault.
  private mutating func passMoreJunk() {
    while cursor < limit, cursor.byte >= 0x80 || cursor.byte < 0x20 && !ByteClass.isSpace(cursor.byte) {
      _ = passJunk(stopsAtQuote: true)
    }
  }

  /// The pending key has no value.
  mutating func reportMissingValue() {
    let key = nodes[pendingKey].range
    appendMissing()
    report(.missingValue, key.start, key.end)
  }

  /// Appends a value that is not there, at the end of the last token.
  mutating func appendMissing() {
    let here = cursor
    cursor = start + lastTokenEnd
    appendScalar(.missing, .damaged, from: offset)
    cursor = here
  }

  // MARK: A key is due, and something else stands here

  @inline(never)
  mutating func recoverKey() {
    let first = offset
    if skipAside() { return }
    switch cursor.byte {
    case UInt8(ascii: "}"):
      reportTrailingComma()
      state = .afterValue
    case UInt8(ascii: "]"): recoverCloser()
    case UInt8(ascii: ","):
      cursor.advance()
      report(.extraComma, first, offset)
    case UInt8(ascii: ":"):
      cursor.advance()
      report(.unexpected, first, offset)
      if isValueForMissingKey { takeMissingKey(at: first) }
    case UInt8(ascii: "'"), UInt8(ascii: "`"): readQuoted(.key)
    case _ where cursor == limit: endOfText()
    case UInt8(ascii: "{") where openImpliedArrayOfObjects() || closeBeforeElement(): break
    case _ where passStrayBracket(): break
    case _ where readDecimalComma() || readKeyWithoutOpeningQuote(): break
    case _ where startsValue && openImpliedArray(): break
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      report(.keyNotText, first, first + 1)
      appendKey([.damaged, .bare], from: first)
      state = .value
    case _ where lookAhead.typographicQuoteLength(first) > 0: readTypographic(.key)
    case _ where isAtWord || cursor.byte == UInt8(ascii: "-"): readBareKey()
    default:
      let kind = passJunk(stopsAtQuote: true)
      report(kind, first, offset)
      if kind == .unexpected { appendDamagedMember(from: first) }
    }
    if stack.depth > 0 { nodes.insert(.mayRepeatKeys, at: stack.top.node) }
  }

  /// Whether a value other than a text starts under the cursor.
  var startsValue: Bool {
    switch cursor.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: cursor.fourBytes == 0x6575_7274 || (cursor + 1).fourBytes == 0x6573_6C61 || cursor.fourBytes == 0x6C6C_756E
    }
  }

  /// Whether what follows a colon without key is a value, and not the next key.
  private var isValueForMissingKey: Bool {
    let next = lookAhead.skipBlanks(offset)
    switch source[next] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return true
    case UInt8(ascii: "\""): return !lookAhead.opensText(next, .key)
    default: return ByteClass.isWord(source[next]) || source[next] == UInt8(ascii: "-")
    }
  }

  /// Reads on as if a key stood before the colon that was just passed.
  private mutating func takeMissingKey(at colon: Int) {
    appendKey([.damaged, .bare], from: colon)
    lastTokenEnd = offset
    state = .value
  }

  /// Appends a member for something unreadable that ends at the cursor.
  mutating func appendDamagedMember(from first: Int) {
    appendKey([.damaged, .bare], from: first)
    appendScalar(.missing, .damaged, from: offset)
    mayLackComma = true
  }

  // MARK: A colon is due, and something else stands here

  @inline(never)
  mutating func recoverColon() {
    let first = offset
    if skipAside() { return }
    switch cursor.byte {
    case UInt8(ascii: ",") where isCommaForColon: passForColon(1)
    case _ where readLastKeyAsElement(): break
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): reportMissingValue()
    case UInt8(ascii: "="), UInt8(ascii: ";"): passForColon(cursor[1] == UInt8(ascii: ">") ? 2 : 1)
    case _ where cursor == limit: endOfText()
    case _ where mendLastText(.key): break
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "'"),
      _ where isAtWord:
      if !mayLackComma { report(.missingColon, lastTokenEnd, lastTokenEnd) }
      state = .value
    default: report(passJunk(stopsAtQuote: true), first, offset)
    }
  }

  private mutating func passForColon(_ length: Int) {
    let first = offset
    cursor.advance(length)
    report(.missingColon, first, offset)
    lastTokenEnd = offset
    state = .value
  }

  /// Whether a text that is no key follows the comma under the cursor.
  private var isCommaForColon: Bool {
    let next = lookAhead.skipBlanks(offset + 1)
    return source[next] == UInt8(ascii: "\"") && !lookAhead.opensText(next, .key)
      && lookAhead.opensText(next, .member)
  }

  // MARK: A comma or a closing bracket is due, and something else stands here

  @inline(never)
  mutating func recoverAfterValue() {
    let first = offset
    if skipAside() { return }
    switch cursor.byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): recoverCloser()
    case _ where cursor == limit: endOfText()
    case UInt8(ascii: ":") where !isColonForComma && readLastTextAsKey(): break
    case UInt8(ascii: ";"),
      _ where isColonForComma:
      cursor.advance()
      report(.missingComma, first, offset)
      beginNext(lastComma: first)
    case _ where mendLastText(valueRole): break
    case _ where readSpacedDigits() || extendBareValue(): break
    case UInt8(ascii: "{") where closeBeforeElement(): break
    case _ where passStrayBracket(): mayLackComma = true
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      _ where isAtWord && first > lastTokenEnd:
      reportMissingComma()
    case _ where first > lastTokenEnd && otherQuoteLength > 0:
      if opensOddlyQuotedText(stack.top.isObject ? .key : .element) { reportMissingComma() } else { passLoneQuote() }
    default:
      let last = nodes.count - 1
      if Int(nodes[last].end) == first { nodes.insert(.damaged, at: last) }
      report(passJunk(stopsAtQuote: false), first, offset)
      mayLackComma = true
    }
  }

  /// Whether a colon stands under the cursor where a comma belongs: another key follows.
  private var isColonForComma: Bool {
    cursor.byte == UInt8(ascii: ":") && stack.top.isObject && lookAhead.follower(of: offset + 1) == .key
  }

  private mutating func reportMissingComma() {
    if !mayLackComma { report(.missingComma, lastTokenEnd, lastTokenEnd) }
    impliedComma = lastTokenEnd
    beginNext(lastComma: lastTokenEnd)
  }

  private mutating func beginNext(lastComma: Int) {
    mayLackComma = false
    self.lastComma = lastComma
    state = stack.top.isObject ? .key : .value
  }
}

extension SyntaxFault.Kind {
  /// Whether this is found within the quotes of a text.
  var isInsideText: Bool {
    switch self {
    case .invalidUTF8, .invalidEscape, .loneSurrogate, .controlCharacter: true
    default: false
    }
  }
}
