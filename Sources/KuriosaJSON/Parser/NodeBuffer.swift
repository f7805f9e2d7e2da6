/// Growing memory for the nodes of one parse, without the checks of an array in the inner loop.
@safe
struct NodeBuffer {
  private var memory: UnsafeMutablePointer<JSONNode>
  private(set) var count = 0
  /// The flags of all nodes together.
  private(set) var flags = JSONNode.Flags()
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe memory = .allocate(capacity: self.capacity)
  }

  @inline(__always)
  subscript(index: Int) -> JSONNode {
    get { unsafe memory[index] }
    nonmutating set { unsafe memory[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ node: JSONNode) {
    if count == capacity { grow() }
    unsafe (memory + count).initialize(to: node)
    count += 1
    flags.formUnion(node.flags)
  }

  @inline(__always)
  func setNext(_ index: Int, _ next: Int) {
    unsafe memory[index].next = UInt32(truncatingIfNeeded: next)
  }

  @inline(__always)
  func setEnd(_ index: Int, _ end: Int) {
    unsafe memory[index].end = UInt32(truncatingIfNeeded: end)
  }

  @inline(__always)
  mutating func insert(_ flags: JSONNode.Flags, at index: Int) {
    unsafe memory[index].flags.formUnion(flags)
    self.flags.formUnion(flags)
  }

  /// Puts a node before the one at `index`; those behind it move, and their `next` with them.
  mutating func insert(_ node: JSONNode, at index: Int) {
    precondition(index >= 0 && index < count)
    append(self[count - 1])
    for moved in stride(from: count - 2, to: index, by: -1) { self[moved] = self[moved - 1] }
    for moved in index + 1..<count { setNext(moved, Int(self[moved].next) + 1) }
    self[index] = node
  }

  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
    capacity *= 2
  }

  /// The nodes as an array; the buffer must not be used any more.
  consuming func finish() -> ContiguousArray<JSONNode> {
    let nodes = unsafe ContiguousArray(UnsafeBufferPointer(start: memory, count: count))
    unsafe memory.deallocate()
    return nodes
  }
}
