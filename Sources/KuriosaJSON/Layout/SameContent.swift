import KuriosaSource

extension JSONTree {
  /// Whether both documents say the same, spelt alike: the same tokens for texts, numbers and keys, arrays in the same
  /// order, and the members of each object the same, in any order, save that those of one key stand in the same order.
  public func hasSameContent(as other: JSONTree) -> Bool {
    guard faults.isEmpty, other.faults.isEmpty, nodes.count == other.nodes.count else { return false }
    return ContentComparison(left: self, right: other).isSame(.root, .root)
  }
}

/// Goes as deep as the documents do, which is no deeper than the limit for nesting.
private struct ContentComparison {
  let left: JSONTree
  let right: JSONTree

  func isSame(_ first: NodeIndex, _ second: NodeIndex) -> Bool {
    guard left.kind(first) == right.kind(second) else { return false }
    switch left.kind(first) {
    case .object:
      let (ours, theirs) = (members(first, left), members(second, right))
      guard ours.count == theirs.count else { return false }
      return zip(ours, theirs).allSatisfy { isSameToken($0.key, $1.key) && isSame($0.value, $1.value) }
    case .array:
      var others = right.elements(of: second)
      for element in left.elements(of: first) {
        guard let match = others.next(), isSame(element, match) else { return false }
      }
      return others.next() == nil
    default: return isSameToken(first, second)
    }
  }

  private func isSameToken(_ first: NodeIndex, _ second: NodeIndex) -> Bool {
    left.source[left.range(first)].elementsEqual(right.source[right.range(second)])
  }

  /// In the order of the unescaped keys; those of one key in the order of the document.
  private func members(_ object: NodeIndex, _ tree: JSONTree) -> [JSONTree.Member] {
    tree.members(of: object).map { (name: tree.utf8($0.key), member: $0) }
      .sorted { first, second in
        if first.name == second.name { return first.member.key < second.member.key }
        return first.name.lexicographicallyPrecedes(second.name)
      }
      .map(\.member)
  }
}
