import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Tells for certain that a hash is new among those before it, and seldom fails to: what spares the search for equal
/// strings nearly always. Used again from list to list.
struct RepeatFilter {
  private static let bitsPerHash = 64

  private var bits: ContiguousArray<UInt64> = []
  private var mask = 0

  /// Forgets all hashes and makes room for `count` others.
  mutating func reset(count: Int) {
    var words = 4
    while words * 64 < count * Self.bitsPerHash { words *= 2 }
    if bits.count == words {
      for index in bits.indices { bits[index] = 0 }
    } else {
      bits = ContiguousArray(repeating: 0, count: words)
    }
    mask = words * 64 - 1
  }

  /// Whether an equal hash may have been there before.
  @inline(__always)
  mutating func insert(_ hash: Int) -> Bool {
    let (first, second) = (hash & mask, hash >> 24 & mask)
    let isKnown = bits[first >> 6] >> (first & 63) & bits[second >> 6] >> (second & 63) & 1 != 0
    bits[first >> 6] |= 1 << (first & 63)
    bits[second >> 6] |= 1 << (second & 63)
    return isKnown
  }

  /// Whether two of the nodes may have equal hashes.
  @inline(__always)
  mutating func mayRepeat(_ nodes: some Collection<NodeIndex>, _ hash: (NodeIndex) -> Int) -> Bool {
    reset(count: nodes.count)
    for node in nodes where insert(hash(node)) { return true }
    return false
  }
}

/// A hash of a string or key that is the same for those that differ only by case or normalization.
func caselessHash(_ node: NodeIndex, _ tree: JSONTree) -> Int {
  let capitals: UInt64 = 0x2020_2020_2020_2020
  if tree[node].flags.isDisjoint(with: [.nonASCII, .escaped]) {
    return byteHash(tree.source, tree.rawContent(node), masking: capitals)
  }
  return byteHash(SourceText(Normalization.caseFoldForComparison(tree.utf8(node))), masking: capitals)
}
