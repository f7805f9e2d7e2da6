import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Tells for certain that a hash is new among those before it, and seldom fails to: what spares the search for equal
/// strings nearly always. Used again from list to list.
@safe
struct RepeatFilter: ~Copyable {
  /// Bits of a slot that say which list it belongs to.
  fileprivate static let listBits: UInt64 = 0xFFFF

  /// Hashes, each with the number of its list instead of its low bits.
  private var slots: UnsafeMutablePointer<UInt64>
  private var capacity = 0
  /// The number of the last list: 1 to `listBits`.
  private var number: UInt64 = 0

  /// The hashes of one list. Of use until its filter begins the next one.
  @safe
  struct List {
    fileprivate let slots: UnsafeMutablePointer<UInt64>
    fileprivate let mask: Int
    fileprivate let number: UInt64
    /// How many hashes may still come until all that follow count as known.
    fileprivate var room: Int

    /// Whether an equal hash may have been there before.
    @inline(__always)
    mutating func insert(_ hash: Int) -> Bool {
      guard room > 0 else { return true }
      let entry = UInt64(truncatingIfNeeded: hash) & ~RepeatFilter.listBits | number
      var index = hash & mask
      while true {
        let slot = unsafe slots[index]
        if slot == entry { return true }
        if slot & RepeatFilter.listBits != number { break }
        index = (index &+ 1) & mask
      }
      unsafe slots[index] = entry
      room &-= 1
      return false
    }
  }

  init() {
    unsafe slots = .allocate(capacity: 0)
  }

  deinit {
    unsafe slots.deallocate()
  }

  /// An empty list with room for about `count` hashes.
  @inline(__always)
  mutating func list(count: Int) -> List {
    if capacity < count * 4 || capacity == 0 || number == Self.listBits { clear(for: count) }
    number += 1
    return unsafe List(slots: slots, mask: capacity &- 1, number: number, room: capacity / 2)
  }

  /// Forgets all lists, and makes room for `count` hashes.
  @inline(never)
  private mutating func clear(for count: Int) {
    var wanted = 64
    while wanted < count * 4 { wanted *= 2 }
    if wanted > capacity {
      unsafe slots.deallocate()
      unsafe slots = .allocate(capacity: wanted)
      capacity = wanted
    }
    unsafe slots.initialize(repeating: 0, count: capacity)
    number = 0
  }

  /// Whether two of the nodes may have equal hashes.
  @inline(__always)
  mutating func mayRepeat(_ nodes: some Sequence<NodeIndex>, _ hash: (NodeIndex) -> Int) -> Bool {
    var list = list(count: nodes.reduce(0) { count, _ in count + 1 })
    for node in nodes where list.insert(hash(node)) { return true }
    return false
  }
}

/// A hash of a string or key that is the same for those that differ only by case or normalization.
func caselessHash(_ node: NodeIndex, _ tree: JSONTree) -> Int {
  let capitals: UInt64 = 0x2020_2020_2020_2020
  let flags = tree[node].flags
  if flags.isDisjoint(with: [.nonASCII, .escaped]) {
    return byteHash(tree.source, tree.rawContent(node), masking: capitals)
  }
  if !flags.contains(.nonASCII) {
    var hash = WordHash(masking: capitals)
    if tree.scalars(of: node).allSatisfy({ hash.addASCII($0.scalar) }) { return hash.finish() }
  }
  return byteHash(SourceText(Normalization.caseFoldForComparison(tree.utf8(node))), masking: capitals)
}

extension WordHash {
  /// False for a code point that is not ASCII.
  @inline(__always)
  fileprivate mutating func addASCII(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { add(scalar) }
    return scalar.isASCII
  }
}
