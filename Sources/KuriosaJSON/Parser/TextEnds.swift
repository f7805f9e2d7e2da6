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
    if skipComment() { return }
    let first = offset
    var end = source.count
    while end > first + 1, ByteClass.isSpace(source[end - 1]) { end -= 1 }
    cursor = limit
    report(.textAfterEnd, first, end)
    state = .end
  }

  func finishText() {
    precondition(stack.depth == 0 && nodes.count > 0, "every container is ended and there is a root")
  }
}
