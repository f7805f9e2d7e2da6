import KuriosaJSON
import KuriosaSource

/// Finds strings of one document by their text, by code points. Open addressing over indexes; linear in what it holds.
public struct ByteStringIndex: Sendable {
  private var slots: ContiguousArray<Int32>
  private var nodes: ContiguousArray<NodeIndex> = []
  private let mask: Int

  /// An index for at most `capacity` strings.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: -1, count: size)
    mask = size - 1
    nodes.reserveCapacity(capacity)
  }

  /// Adds the next string; returns the position of an equal one that was added before. `.none` takes its position and
  /// equals nothing.
  @discardableResult
  mutating func add(_ node: NodeIndex, _ tree: JSONTree) -> Int? {
    let position = nodes.count
    nodes.append(node)
    guard node.exists else { return nil }
    var slot = textHash(node, tree) & mask
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if tree.equal(nodes[other], node) { return other }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: position)
    return nil
  }

  /// The string at a position.
  public func node(_ position: Int) -> NodeIndex { nodes[position] }

  /// The position of the first string that equals `node`; nil where there is none.
  public func find(_ node: NodeIndex, _ tree: JSONTree) -> Int? {
    var slot = textHash(node, tree) & mask
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if tree.equal(nodes[position], node) { return position }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

/// A hash of a string or key by its code points, the same in every process.
func textHash(_ node: NodeIndex, _ tree: JSONTree) -> Int {
  if tree[node].flags.contains(.escaped) {
    let text = SourceText(tree.utf8(node))
    return byteHash(text, ByteRange(0, text.count))
  }
  return byteHash(tree.source, tree.rawContent(node))
}

/// A hash of some bytes, the same in every process.
///
/// - Parameter mask: bits that do not matter, in each of eight bytes.
@inline(__always)
func byteHash(_ source: SourceText, _ range: ByteRange, masking mask: UInt64 = 0) -> Int {
  var hash = UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
  var offset = range.start
  while offset < range.end {
    hash = (hash ^ (source.bytes(at: offset, upTo: range.end) | mask)) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 32
    offset += 8
  }
  return Int(truncatingIfNeeded: hash >> 1)
}
