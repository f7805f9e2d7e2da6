import KuriosaSource

/// What the parser does at a fault: say once what is wrong, take what can be taken, and go on. Each of these passes at
/// least one byte, or changes to a state in which the byte can stand.
extension JSONParser {
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
    switch kind {
    case .invalidUTF8, .invalidEscape, .loneSurrogate, .controlCharacter: state != .firstKey && state != .key
    default: false
    }
  }

  /// Stops reading here without another word about what is open.
  mutating func giveUp() {
    isTruncated = true
    cursor = limit
  }

  /// A value is due, and something else stands here.
  @inline(never)
  mutating func recoverValue() {
    let first = offset
    if skipComment() { return }
    switch cursor.byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): recoverCloserForValue()
    case UInt8(ascii: ","): recoverCommaForValue()
    case UInt8(ascii: "'"), UInt8(ascii: "`"): readQuoted(as: .string)
    case UInt8(ascii: "+"), UInt8(ascii: "."): recoverNumber()
    case _ where cursor == limit: endOfText()
    case _ where ByteClass.isWord(cursor.byte) && isWellFormed:
      passWord()
      appendScalar(.missing, .damaged, from: first)
      report(.unknownWord, first, offset)
    case _ where stack.depth == 0: recoverBeforeStart()
    default:
      let kind = passUnexpected()
      appendScalar(.missing, .damaged, from: first)
      report(kind, first, offset)
    }
  }

  /// Something unreadable before the document: one fault for all of it, and the document may still come.
  private mutating func recoverBeforeStart() {
    let first = offset
    let kind = passUnexpected()
    while cursor < limit, cursor.byte < 0x20 && !ByteClass.isSpace(cursor.byte) || !isWellFormed {
      _ = passUnexpected()
    }
    report(kind, first, offset)
  }

  private var isWellFormed: Bool { UTF8Sequence.length(cursor.byte, cursor[1], cursor[2], cursor[3]) > 0 }

  private mutating func recoverCloserForValue() {
    guard stack.depth > 0 else {
      let first = offset
      cursor.advance()
      return report(.unexpectedCloser(source[first]), first, offset)
    }
    if pendingKey >= 0 {
      reportMissingValue()
    } else if state == .value {
      report(.trailingComma, lastComma, lastComma + 1)
    }
    state = .afterValue
  }

  private mutating func recoverCommaForValue() {
    if pendingKey >= 0 { return reportMissingValue() }
    let first = offset
    cursor.advance()
    report(.extraComma, first, offset)
  }

  /// The pending key has no value.
  private mutating func reportMissingValue() {
    let key = nodes[pendingKey].range
    let end = lastTokenEnd
    nodes.setNext(pendingKey, nodes.count + 1)
    nodes.append(
      JSONNode(kind: .missing, flags: .damaged, start: UInt32(end), end: UInt32(end), next: UInt32(nodes.count + 1)))
    pendingKey = -1
    report(.missingValue, key.start, key.end)
    state = .afterValue
  }

  /// A key is due, and something else stands here.
  @inline(never)
  mutating func recoverKey() {
    let first = offset
    if skipComment() { return }
    switch cursor.byte {
    case UInt8(ascii: "}") where stack.depth > 0 && stack.top.isObject:
      report(.trailingComma, lastComma, lastComma + 1)
      state = .afterValue
    case UInt8(ascii: "]"), UInt8(ascii: "}"): recoverCloser()
    case UInt8(ascii: ","):
      cursor.advance()
      report(.extraComma, first, offset)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): readQuoted(as: .key)
    case _ where cursor == limit: endOfText()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      report(.keyNotText, first, first + 1)
      appendKey([.damaged, .bare], from: first)
      state = .value
    case _ where ByteClass.isWord(cursor.byte) && isWellFormed || cursor.byte == UInt8(ascii: "-"):
      let isNumber = ByteClass.isDigit(cursor.byte) || cursor.byte == UInt8(ascii: "-")
      cursor.advance()
      passWord()
      report(isNumber ? .keyNotText : .unquotedKey, first, offset)
      nodes.insert(.mayRepeatKeys, at: stack.top.node)
      appendKey(isNumber ? [.damaged, .bare] : .bare, from: first)
    default: report(passUnexpected(), first, offset)
    }
  }

  /// A colon is due after a key, and something else stands here.
  @inline(never)
  mutating func recoverColon() {
    let first = offset
    if skipComment() { return }
    switch cursor.byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): reportMissingValue()
    case UInt8(ascii: "="):
      cursor.advance()
      report(.missingColon, first, offset)
      state = .value
    case _ where cursor == limit: endOfText()
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "'"),
      _ where ByteClass.isWord(cursor.byte) && isWellFormed:
      if !mayLackComma { report(.missingColon, lastTokenEnd, lastTokenEnd) }
      state = .value
    default: report(passUnexpected(), first, offset)
    }
  }

  /// A comma or a closing bracket is due after a value, and something else stands here.
  @inline(never)
  mutating func recoverAfterValue() {
    let first = offset
    if skipComment() { return }
    switch cursor.byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): recoverCloser()
    case _ where cursor == limit: endOfText()
    case UInt8(ascii: ";"):
      cursor.advance()
      report(.missingComma, first, offset)
      lastComma = first
      state = stack.top.isObject ? .key : .value
    case _ where isGluedWord:
      _ = passUnexpected()
      report(.unexpected, first, offset)
      mayLackComma = true
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "'"),
      _ where ByteClass.isWord(cursor.byte) && isWellFormed:
      if !mayLackComma { report(.missingComma, lastTokenEnd, lastTokenEnd) }
      mayLackComma = false
      lastComma = lastTokenEnd
      state = stack.top.isObject ? .key : .value
    default: report(passUnexpected(), first, offset)
    }
  }

  /// A word that stands right behind a closing quote: the text held a quote that was not escaped.
  private var isGluedWord: Bool {
    offset == lastTokenEnd && ByteClass.isWord(cursor.byte) && source[lastTokenEnd - 1] == UInt8(ascii: "\"")
  }

  /// A closing bracket that does not close the innermost container.
  mutating func recoverCloser() {
    let first = offset
    let closesObject = cursor.byte == UInt8(ascii: "}")
    guard let match = (0..<stack.depth).last(where: { stack[$0].isObject == closesObject }) else {
      cursor.advance()
      return report(.unexpectedCloser(source[first]), first, offset)
    }
    if match == stack.depth - 1 { return closeContainer() }
    let inner = Int(nodes[stack.top.node].start)
    let others = stack.depth - 2 - match
    report(
      .unclosed(opener: source[inner], others: others), first, first + 1, related: ByteRange(inner, inner + 1))
    while stack.depth - 1 > match {
      nodes.insert(.damaged, at: stack.top.node)
      endContainer(at: lastTokenEnd)
    }
    nodes.insert(.damaged, at: stack.top.node)
    closeContainer()
  }

  /// The text ends here, too early.
  mutating func endOfText() {
    if pendingKey >= 0 && !isTruncated && state == .value {
      reportMissingValue()
    } else if pendingKey >= 0 {
      appendMissing()
    }
    if stack.depth == 0 {
      if nodes.count == 0 {
        appendMissing()
        let isSaid = isTruncated || faults.contains { $0.kind != .comment }
        if !isSaid { report(.noValue, source.byteOrderMarkLength, source.byteOrderMarkLength) }
      }
    } else if !isTruncated {
      let inner = Int(nodes[stack.top.node].start)
      report(
        .unclosed(opener: source[inner], others: stack.depth - 1), lastTokenEnd, lastTokenEnd,
        related: ByteRange(inner, inner + 1))
    }
    while stack.depth > 0 {
      nodes.insert(.damaged, at: stack.top.node)
      endContainer(at: lastTokenEnd)
    }
    state = .end
  }

  private mutating func appendMissing() {
    let here = cursor
    cursor = start + max(lastTokenEnd, 0)
    appendScalar(.missing, .damaged, from: offset)
    cursor = here
  }
}
