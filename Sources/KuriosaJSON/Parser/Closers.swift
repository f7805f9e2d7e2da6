import KuriosaSource

/// Brackets that do not match, are missing, or are too many.
extension JSONParser {
  // MARK: A closing bracket that does not close the innermost container

  mutating func recoverCloser() {
    let first = offset
    let closesObject = cursor.byte == UInt8(ascii: "}")
    let match = (0..<stack.depth).last { stack[$0].isObject == closesObject }
    if match == stack.depth - 1 { return closeContainer() }
    let open = (0..<stack.depth).map { stack[$0].isObject }
    let behind = StructureAhead(source, from: first + 1)
    let isWrong = behind.length(open.dropLast())
    let isExtra = behind.length(open[...])
    guard let match else { return isWrong > isExtra ? closeWrongly() : passClosers() }
    let isImplied = (match + 1..<stack.depth).allSatisfy { stack[$0].isImplied }
    if !isImplied, max(isWrong, isExtra) > behind.length(open[..<match]) {
      return isWrong >= isExtra ? closeWrongly() : passClosers()
    }
    if !isImplied { reportUnclosed(first, first + 1, others: stack.depth - 2 - match) }
    while stack.depth - 1 > match { endDamaged() }
    nodes.insert(.damaged, at: stack.top.node)
    closeContainer()
  }

  /// Closes the innermost container at a bracket of the other kind.
  private mutating func closeWrongly() {
    let first = offset
    let opener = Int(nodes[stack.top.node].start)
    report(.wrongCloser(cursor.byte), first, first + 1, related: ByteRange(opener, opener + 1))
    closeContainer()
  }

  /// Passes a closing bracket that nothing opened, and others like it behind it.
  mutating func passClosers() {
    let first = offset
    let hasMatch = (0..<stack.depth).contains { stack[$0].isObject == (cursor.byte == UInt8(ascii: "}")) }
    cursor.advance()
    if stack.depth == 0 {
      passClosersAtEnd()
    } else if !hasMatch {
      while cursor.byte == source[first] { cursor.advance() }
    }
    report(.unexpectedCloser(source[first]), first, offset)
  }

  private mutating func passClosersAtEnd() {
    var next = lookAhead.skipSpace(offset)
    while next < source.count, source[next] == UInt8(ascii: "}") || source[next] == UInt8(ascii: "]") {
      cursor = start + next + 1
      next = lookAhead.skipSpace(next + 1)
    }
  }

  private mutating func endDamaged() {
    nodes.insert(.damaged, at: stack.top.node)
    endContainer(at: lastTokenEnd)
  }

  /// Reports that the innermost container is not closed, at a place that shows it; at a better one where the layout of
  /// the lines tells which bracket is missing.
  private mutating func reportUnclosed(_ first: Int, _ end: Int, others: Int) {
    let container = stack.top.node
    let opener = Int(nodes[container].start)
    if let mended = mendNesting(of: container) {
      report(
        .unclosed(opener: source[mended.opener], others: others), mended.end, mended.end,
        related: ByteRange(mended.opener, mended.opener + 1))
    } else {
      report(.unclosed(opener: source[opener], others: others), first, end, related: ByteRange(opener, opener + 1))
    }
  }

  /// Closes an object where an opening brace shows that the next element of the array around it begins; false where it
  /// can't be so.
  mutating func closeBeforeElement() -> Bool {
    guard stack.depth > 1, stack.top.isObject, !stack[stack.depth - 2].isObject else { return false }
    if !stack.top.isImplied { reportUnclosed(lastTokenEnd, lastTokenEnd, others: 0) }
    endDamaged()
    state = .value
    return true
  }

  // MARK: A colon after something that was taken for a value

  /// Takes the text before the colon under the cursor as a key: a value, an opening or a closing bracket is missing before
  /// it. False where the last token is no text.
  mutating func readLastTextAsKey() -> Bool {
    guard nodes.count > 0 else { return false }
    let text = nodes[nodes.count - 1]
    guard text.kind == .string, isLastToken(text), stack.depth < JSONLimits.depth else { return false }
    if stack.depth > 0, stack.top.isObject { return readValueAsKey(text) }
    let isFirst = stack.depth == 0 || nodes.count - 1 == stack.top.node + 1
    if !isFirst, closeArray(before: text) { return true }
    openImpliedObject(text, key: -1)
    return true
  }

  /// Takes the last text as the first key of an object whose opening brace is missing.
  private mutating func openImpliedObject(_ text: JSONNode, key: Int) {
    nodes.removeLast()
    stack.push(OpenContainer(node: nodes.count, isObject: true, key: key, isImplied: true))
    nodes.append(JSONNode(kind: .object, start: text.start, end: 0, next: 0))
    report(.missingOpener(UInt8(ascii: "{")), Int(text.start), Int(text.start))
    appendKey(again: text)
  }

  /// Whether the brackets behind a text, which is followed by a colon, fit better with one more object open.
  private func isBraceMissing(before text: JSONNode) -> Bool {
    let open = (0..<stack.depth).map { stack[$0].isObject }
    let behind = StructureAhead(source, from: Int(text.end))
    return behind.length((open + [true])[...]) > behind.length(open[...])
  }

  /// Whether nothing stands between a text and the cursor but its closing quote and white space.
  private func isLastToken(_ text: JSONNode) -> Bool {
    guard text.flags.contains(.bare) else { return Int(text.end) == lastTokenEnd }
    let end = Int(text.end)
    let quote = source[end] == UInt8(ascii: "\"") ? 1 : lookAhead.typographicQuoteLength(end)
    return end + quote == lastTokenEnd
  }

  /// In an object: the key before has no value.
  private mutating func readValueAsKey(_ text: JSONNode) -> Bool {
    let key = nodes.count - 2
    guard nodes[key].flags.contains(.key) else { return false }
    if isBraceMissing(before: text) {
      openImpliedObject(text, key: key)
      return true
    }
    nodes.removeLast()
    pendingKey = key
    let end = lastTokenEnd
    lastTokenEnd = Int(nodes[key].end)
    reportMissingValue()
    lastTokenEnd = end
    appendKey(again: text)
    return true
  }

  /// In an array in an object: the array was to be closed before the text, if the text starts a line that is not indented
  /// more than the line of the array.
  private mutating func closeArray(before text: JSONNode) -> Bool {
    let array = stack.top.node
    let opener = Int(nodes[array].start)
    guard stack.depth > 1, stack[stack.depth - 2].isObject, let own = lookAhead.indentation(of: Int(text.start)),
      let outer = lookAhead.lineIndentation(of: opener), own <= outer
    else { return false }
    nodes.removeLast()
    let textEnd = lastTokenEnd
    var last = array + 1
    while Int(nodes[last].next) < nodes.count { last = Int(nodes[last].next) }
    let end = Int(nodes[last].end)
    report(.unclosed(opener: source[opener], others: 0), end, end, related: ByteRange(opener, opener + 1))
    lastTokenEnd = end
    endDamaged()
    appendKey(again: text)
    lastTokenEnd = textEnd
    return true
  }

  // MARK: A value where a key belongs

  /// Passes an opening bracket in an object, where what follows shows that it opens nothing; false where it does.
  mutating func passStrayBracket() -> Bool {
    let first = offset
    let isBracket = cursor.byte == UInt8(ascii: "[")
    guard stack.top.isObject, isBracket || cursor.byte == UInt8(ascii: "{") else { return false }
    let next = lookAhead.skipSpace(first + 1)
    let byte = source[next]
    guard
      byte == UInt8(ascii: ",")
        || isBracket && (byte == UInt8(ascii: "}") || isLetter(byte) || lookAhead.opensText(next, .key))
    else { return false }
    cursor.advance()
    report(.unexpected, first, offset)
    return true
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Makes an array of the last value of an object and of what follows it, or goes on inside it if it is an array, where
  /// the next closing bracket shows that an array ends here; false where it does not.
  mutating func openImpliedArray() -> Bool {
    guard stack.depth > 0, stack.depth < JSONLimits.depth, stack.top.isObject, lookAhead.closesArray(offset),
      let value = lastValue(of: stack.top.node)
    else { return false }
    openArray(at: value)
    return true
  }

  /// The same before an opening brace, where what follows fits better to an array than to the object itself or to the
  /// array around it.
  mutating func openImpliedArrayOfObjects() -> Bool {
    guard stack.depth > 0, stack.depth < JSONLimits.depth, stack.top.isObject,
      let value = lastValue(of: stack.top.node),
      nodes[value].kind == .object
    else { return false }
    let open = (0..<stack.depth).map { stack[$0].isObject }
    let ahead = StructureAhead(source, from: offset, reach: wideReach)
    guard ahead.length((open + [false])[...]) > max(ahead.length(open[...]), ahead.length(open.dropLast())) else {
      return false
    }
    openArray(at: value)
    return true
  }

  /// Far enough for a long list of options at the first faults of a text; further ones must not add up.
  private var wideReach: Int { faults.count < 16 ? 65_536 : LookAhead.reach }

  private mutating func openArray(at value: Int) {
    let first = nodes[value].start
    if nodes[value].kind == .array {
      let closer = Int(nodes[value].end) - 1
      stack.push(OpenContainer(node: value, isObject: false, key: value - 1))
      report(.unexpectedCloser(source[closer]), closer, closer + 1)
    } else {
      stack.push(OpenContainer(node: value, isObject: false, key: value - 1, isImplied: true))
      nodes.insert(JSONNode(kind: .array, start: first, end: 0, next: 0), at: value)
      report(.missingOpener(UInt8(ascii: "[")), Int(first), Int(first))
    }
    state = .value
  }

  /// Takes the key before the comma or bracket under the cursor as an element of an array whose opening bracket is
  /// missing; false where it can't be so.
  mutating func readLastKeyAsElement() -> Bool {
    let key = nodes[pendingKey]
    guard cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: "]"), pendingKey > stack.top.node + 1 else {
      return false
    }
    nodes.removeLast()
    guard openImpliedArray() else {
      nodes.append(key)
      return false
    }
    pendingKey = -1
    let here = cursor
    cursor = start + Int(key.end)
    appendScalar(.string, key.flags.subtracting(.key).union(.marked), from: Int(key.start))
    cursor = here
    return true
  }

  /// The value of the last member before the last comma, in an object that is open; nil where there is none.
  private func lastValue(of object: Int) -> Int? {
    let end = lookAhead.skipSpaceBack(lastComma)
    var index = nodes.count - 1
    while index > object + 1, Int(nodes[index].end) <= end {
      if isKey(index - 1), Int(nodes[index].end) == end, Int(nodes[index].next) == nodes.count { return index }
      index -= 1
    }
    return nil
  }

  func isKey(_ node: Int) -> Bool { nodes[node].flags.contains(.key) }

  private mutating func appendKey(again text: JSONNode) {
    let here = cursor
    cursor = start + Int(text.end)
    nodes.insert(.mayRepeatKeys, at: stack.top.node)
    appendKey(text.flags, from: Int(text.start))
    cursor = here
    lastTokenEnd = offset
  }

  // MARK: The text ends

  /// The text ends here, too early.
  mutating func endOfText() {
    if pendingKey >= 0 || nodes.count == 0 { appendMissing() }
    if !isTruncated {
      if stack.depth == 0 {
        if nodes[0].kind == .missing, faults.allSatisfy({ $0.kind == .comment }) {
          report(.noValue, source.byteOrderMarkLength, source.byteOrderMarkLength)
        }
      } else {
        reportUnclosedAtEnd()
      }
    }
    while stack.depth > 0 { endDamaged() }
    state = .end
  }

  private mutating func reportUnclosedAtEnd() {
    let open = (0..<stack.depth).filter { !stack[$0].isImplied }.count
    guard open > 0 else { return }
    let isBehindComma = lastComma >= lastTokenEnd && (state == .key || state == .value)
    let end = isBehindComma ? lastComma + 1 : lastTokenEnd
    reportUnclosed(end, end, others: open - 1)
  }
}
