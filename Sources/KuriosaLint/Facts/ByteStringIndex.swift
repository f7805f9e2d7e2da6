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
    slots = ContiguousArray(filledWith: -1, count: size)
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
