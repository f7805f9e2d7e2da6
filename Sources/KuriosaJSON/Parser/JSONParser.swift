import KuriosaSource

extension JSONTree {
  /// Reads a document by RFC 8259. A fault never stops the reading: the parser recovers and goes on, and each fault is
  /// listed once, at its cause. Needs neither recursion nor more than `JSONLimits.depth` levels of memory.
  public init(parsing source: SourceText) {
    if let sound = SoundParser.parse(source) {
      self = JSONTree(source: source, nodes: sound.nodes, flags: sound.flags, faults: [], isTruncated: false)
    } else {
      self.init(recovering: source)
    }
  }

  /// The same, by the parser that mends faults; of a sound document it makes the same tree.
  package init(recovering source: SourceText) {
    self = unsafe source.withPaddedBytes { bytes in
      var parser = unsafe JSONParser(source, start: Cursor(bytes.baseAddress!))
      parser.parse()
      return parser.finish()
    }
  }
}

/// The parser that recovers from faults. The inner loop is here; what happens at a fault is in the files beside this one.
struct JSONParser {
  enum State {
    case value, firstElement, firstKey, key, colon, afterValue, end
  }

  let source: SourceText
  let start: Cursor
  /// The end of the text, where the padding begins.
  let limit: Cursor
  var cursor: Cursor
  var state = State.value
  var nodes: NodeBuffer
  var stack = ParserStack()
  var faults: [SyntaxFault] = []
  var isTruncated = false
  /// Index of the key that waits for its value; -1 in arrays.
  var pendingKey = -1
  /// Offset behind the last token, for what is missing after it.
  var lastTokenEnd = 0
  /// Offset of the comma just passed, for a trailing one.
  var lastComma = 0
  /// Where a comma was missing the last time, and `lastComma` was set to instead; -1 before.
  var impliedComma = -1
  /// Whether the last token ended in a fault that may have swallowed a comma.
  var mayLackComma = false
  /// Offset of a quote behind a line end that is known to close the string that is being read.
  var knownClosingQuote = 0
  var conflict = ConflictState()

  #if DEBUG
    struct Progress: Equatable {
      let offset: Int
      let state: State
      let nodes, depth, faults: Int
    }

    private var progress: Progress?
  #endif

  init(_ source: SourceText, start: Cursor) {
    self.source = source
    self.start = start
    limit = start + source.count
    cursor = start
    nodes = NodeBuffer(capacity: source.count / 12)
  }

  /// 0-based byte offset of the cursor.
  @inline(__always)
  var offset: Int { cursor - start }

  mutating func parse() {
    precondition(source.count <= Int(UInt32.max), "a document has less than 4 GiB")
    guard beginText() else { return }
    while state != .end {
      skipSpace()
      switch state {
      case .value: readValue()
      case .firstElement:
        if cursor.byte == UInt8(ascii: "]") { closeContainer() } else { readValue() }
      case .firstKey:
        if cursor.byte == UInt8(ascii: "}") { closeContainer() } else { readKey() }
      case .key: readKey()
      case .colon: readColon()
      case .afterValue: readAfterValue()
      case .end: break
      }
      #if DEBUG
        checkProgress()
      #endif
    }
    finishText()
  }

  #if DEBUG
    /// Traps where a round changed nothing: the next one would not either.
    private mutating func checkProgress() {
      let now = Progress(offset: offset, state: state, nodes: nodes.count, depth: stack.depth, faults: faults.count)
      precondition(now != progress, "the parser stands still at \(offset)")
      progress = now
    }
  #endif

  consuming func finish() -> JSONTree {
    stack.deallocate()
    let flags = nodes.flags
    return JSONTree(
      source: source, nodes: nodes.finish(), flags: flags, faults: Self.inOrder(faults), isTruncated: isTruncated)
  }

  private static func inOrder(_ faults: [SyntaxFault]) -> [SyntaxFault] {
    faults.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }

  // MARK: Inner loop

  mutating func skipSpace() { cursor.skipSpace() }

  @inline(__always)
  private mutating func readValue() {
    switch cursor.byte {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "{"): openContainer(isObject: true)
    case UInt8(ascii: "["): openContainer(isObject: false)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "t") where cursor.fourBytes == 0x6575_7274: readWord(.true, length: 4)
    case UInt8(ascii: "f") where (cursor + 1).fourBytes == 0x6573_6C61: readWord(.false, length: 5)
    case UInt8(ascii: "n") where cursor.fourBytes == 0x6C6C_756E: readWord(.null, length: 4)
    default: recoverValue()
    }
  }

  @inline(__always)
  private mutating func readString() {
    let first = offset
    cursor.advance()
    let flags = scanString(openingQuote: first, isValue: true)
    appendScalar(.string, flags, from: first)
    passComma()
  }

  /// Passes the comma that nearly always follows a value at once: a round less.
  @inline(__always)
  private mutating func passComma() {
    guard cursor.byte == UInt8(ascii: ","), stack.depth > 0, state == .afterValue else { return }
    lastComma = offset
    mayLackComma = false
    cursor.advance()
    state = stack.top.isObject ? .key : .value
  }

  @inline(__always)
  private mutating func readKey() {
    guard cursor.byte == UInt8(ascii: "\"") else { return recoverKey() }
    let first = offset
    let content = cursor + 1
    cursor.advance()
    let flags = scanString(openingQuote: first, isValue: false)
    let length = offset - first - 2
    let isOdd = length < 1 || !flags.isDisjoint(with: [.escaped, .damaged])
    if isOdd
      || stack.noteKey(length: length, firstByte: content.byte, lastByte: content[length - 1])
    {
      nodes.insert(.mayRepeatKeys, at: stack.top.node)
    }
    appendKey(flags, from: first)
    if cursor.byte == UInt8(ascii: ":") { readColon() }
  }

  @inline(__always)
  private mutating func readColon() {
    guard cursor.byte == UInt8(ascii: ":") else { return recoverColon() }
    cursor.advance()
    lastTokenEnd = offset
    state = .value
    if cursor.byte == 0x20 { cursor.advance() }
  }

  @inline(__always)
  private mutating func readAfterValue() {
    guard stack.depth > 0 else { return readTextAfterEnd() }
    switch cursor.byte {
    case UInt8(ascii: ","): passComma()
    case UInt8(ascii: "}") where stack.top.isObject, UInt8(ascii: "]") where !stack.top.isObject:
      closeContainer()
      passComma()
    default: recoverAfterValue()
    }
  }

  @inline(__always)
  private mutating func readWord(_ kind: JSONNode.Kind, length: Int) {
    let first = offset
    guard ByteClass.isDelimiter(cursor[length]) || cursor + length == limit else { return recoverValue() }
    cursor.advance(length)
    appendScalar(kind, [], from: first)
    passComma()
  }

  @inline(__always)
  private mutating func readNumber() {
    let begin = cursor
    let first = offset
    guard let length = NumberScanner.length(cursor),
      ByteClass.isDelimiter(begin[length]) || begin + length == limit
    else { return recoverNumber() }
    cursor.advance(length)
    appendScalar(.number, [], from: first)
    passComma()
  }

  @inline(__always)
  private mutating func openContainer(isObject: Bool) {
    guard stack.depth < JSONLimits.depth else { return skipTooDeep() }
    stack.push(OpenContainer(node: nodes.count, isObject: isObject, key: pendingKey))
    nodes.append(
      JSONNode(kind: isObject ? .object : .array, start: UInt32(truncatingIfNeeded: offset), end: 0, next: 0))
    cursor.advance()
    lastTokenEnd = offset
    pendingKey = -1
    state = isObject ? .firstKey : .firstElement
  }

  /// Closes the innermost container at the bracket under the cursor.
  @inline(__always)
  mutating func closeContainer() {
    cursor.advance()
    endContainer(at: offset)
  }

  /// Ends the innermost container; its last byte is before `end`.
  @inline(__always)
  mutating func endContainer(at end: Int) {
    let container = stack.pop()
    nodes.setEnd(container.node, end)
    nodes.setNext(container.node, nodes.count)
    if container.key >= 0 { nodes.setNext(container.key, nodes.count) }
    lastTokenEnd = end
    state = .afterValue
  }

  /// Appends a string, number, or word that ends at the cursor.
  @inline(__always)
  mutating func appendScalar(_ kind: JSONNode.Kind, _ flags: JSONNode.Flags, from first: Int) {
    let end = offset
    let next = nodes.count + 1
    nodes.append(
      JSONNode(
        kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: first), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: next)))
    if pendingKey >= 0 {
      nodes.setNext(pendingKey, next)
      pendingKey = -1
    }
    lastTokenEnd = end
    state = .afterValue
  }

  /// Appends a key that ends at the cursor.
  @inline(__always)
  mutating func appendKey(_ flags: JSONNode.Flags, from first: Int) {
    pendingKey = nodes.count
    let end = offset
    nodes.append(
      JSONNode(
        kind: .string, flags: flags.union(.key), start: UInt32(truncatingIfNeeded: first),
        end: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: nodes.count + 2)))
    lastTokenEnd = end
    state = .colon
  }
}
