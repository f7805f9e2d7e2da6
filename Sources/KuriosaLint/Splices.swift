import KuriosaJSON
import KuriosaSource

/// Edits that take members and elements out of a document, or put members in, with the commas and line ends that belong
/// to them. Every other byte survives.
enum Splices {
  /// Removes a member by its key, with one comma beside it.
  static func removingMember(key: NodeIndex, _ tree: JSONTree) -> [Edit] {
    let value = NodeIndex(key.value + 1)
    return removing(ByteRange(tree.range(key).start, tree.range(value).end), tree)
  }

  /// Removes an element of an array, with one comma beside it.
  static func removingElement(_ element: NodeIndex, _ tree: JSONTree) -> [Edit] {
    removing(tree.range(element), tree)
  }

  /// Puts a member behind the one whose value is `value`, on a line of its own where the members around have one.
  static func insertingMember(_ key: String, _ spelling: String, behind value: NodeIndex, _ tree: JSONTree) -> [Edit] {
    let keyStart = tree.range(NodeIndex(value.value - 1)).start
    let space = spaceBefore(keyStart, tree)
    let separator = hasLineEnd(space) ? space : " "
    return [.insert(",\(separator)\(JSONSpelling.string(key)): \(spelling)", at: tree.range(value).end)]
  }

  /// Puts an element behind the last one of an array, with the same space before it.
  static func appendingElement(
    _ text: String, behind last: NodeIndex?, in array: NodeIndex, _ tree: JSONTree
  ) -> [Edit] {
    guard let last else { return [.insert(text, at: tree.range(array).start + 1)] }
    return [.insert("," + spaceBefore(tree.range(last).start, tree) + text, at: tree.range(last).end)]
  }

  /// Whether a line ends in a text; CRLF is one character, so bytes are looked at.
  static func hasLineEnd(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The white space in front of an offset.
  static func spaceBefore(_ offset: Int, _ tree: JSONTree) -> String {
    var start = offset
    while start > 0, isSpace(tree.source[start - 1]) { start -= 1 }
    return tree.source.string(ByteRange(start, offset))
  }

  private static func removing(_ range: ByteRange, _ tree: JSONTree) -> [Edit] {
    let source = tree.source
    var after = range.end
    while isSpace(source[after]) { after += 1 }
    var before = range.start
    while before > 0, isSpace(source[before - 1]) { before -= 1 }
    if before > 0, source[before - 1] == UInt8(ascii: ",") { return [.delete(ByteRange(before - 1, range.end))] }
    guard source[after] == UInt8(ascii: ",") else { return [.delete(range)] }
    after += 1
    while isSpace(source[after]) { after += 1 }
    return [.delete(ByteRange(range.start, after))]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
