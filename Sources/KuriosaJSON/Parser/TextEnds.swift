import KuriosaSource

extension JSONParser {
  /// Passes a byte order mark; false where the text is in another encoding and nothing can be read.
  mutating func beginText() -> Bool {
    cursor.advance(source.byteOrderMarkLength)
    lastTokenEnd = offset
    guard let name = otherEncoding else { return true }
    appendScalar(.missing, .damaged, from: 0)
    report(.wrongEncoding(name), 0, 0)
    isTruncated = true
    return false
  }

  /// The name of the encoding where the first bytes show that the text is not UTF-8.
  private var otherEncoding: String? {
    guard source.count >= 2 else { return nil }
    return switch (source[0], source[1], source[2], source[3]) {
    case (0xFF, 0xFE, 0, 0) where source.count >= 4: "UTF-32"
    case (0, 0, 0xFE, 0xFF): "UTF-32"
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): "UTF-16"
    case (0, 0, 0, 1...) where source.count >= 4: "UTF-32"
    case (1..., 0, 0, 0) where source.count >= 4: "UTF-32"
    case (0, 1..., 0, 1...) where source.count >= 4: "UTF-16"
    case (1..., 0, 1..., 0) where source.count >= 4: "UTF-16"
    case (1..., 0, _, _) where source.count == 2: "UTF-16"
    default: nil
    }
  }

  /// Reads what follows the document: nothing, comments, or text that does not belong there.
  @inline(__always)
  mutating func readTextAfterEnd() {
    if cursor == limit { state = .end } else { recoverTextAfterEnd() }
  }

  @inline(never)
  private mutating func recoverTextAfterEnd() {
    if skipAside() { return }
    switch cursor.byte {
    case UInt8(ascii: ":") where readLastTextAsKey(): return
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return passClosers()
    case _ where reopenRoot(): return
    default: break
    }
    let first = offset
    var end = source.count
    while end > first + 1, ByteClass.isSpace(source[end - 1]) { end -= 1 }
    cursor = limit
    report(.textAfterEnd, first, end)
    state = .end
  }

  /// Goes on inside the root object, if more of its members follow: the brace that closed it was one too many.
  private mutating func reopenRoot() -> Bool {
    let root = nodes[0]
    let closer = Int(root.end) - 1
    guard root.kind == .object, lastTokenEnd == closer + 1, source[closer] == UInt8(ascii: "}"),
      !root.flags.contains(.damaged), lookAhead.follower(of: lastTokenEnd) == .key
    else { return false }
    stack.push(OpenContainer(node: 0, isObject: true, key: -1))
    nodes.insert(.mayRepeatKeys, at: 0)
    report(.unexpectedCloser(source[closer]), closer, closer + 1)
    mayLackComma = true
    return true
  }

  func finishText() {
    precondition(stack.depth == 0 && nodes.count > 0, "every container is ended and there is a root")
  }
}
