import KuriosaJSON
import KuriosaSource

/// Some of the nodes of a tree: one bit for each.
struct NodeSet: Sendable {
  private var words: ContiguousArray<UInt64> = []

  /// A set that stays empty.
  init() {}

  /// An empty set for the nodes of a tree.
  init(of tree: borrowing JSONTree) {
    words = ContiguousArray(filledWith: 0, count: tree.nodes.count / 64 + 1)
  }

  @inline(__always)
  mutating func insert(_ node: NodeIndex) {
    let word = Int(node.value / 64)
    if word < words.count { words[word] |= 1 << UInt64(node.value % 64) }
  }

  @inline(__always)
  func contains(_ node: NodeIndex) -> Bool {
    let word = Int(node.value / 64)
    return word < words.count && words[word] & 1 << UInt64(node.value % 64) != 0
  }
}
