/// An array or object that is open while its content is read.
struct OpenContainer {
  /// Index of its node.
  let node: Int
  let isObject: Bool
  /// Index of the key whose value it is; -1 at the root and in arrays.
  let key: Int
  /// Whether its opening bracket is not in the text.
  var isImplied = false
  var keys = KeySet()
}

/// A small filter that tells for certain when a key is new in its object, and sometimes fails to.
struct KeySet {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  /// Whether the key may have been there before. Takes its length in bytes, first and last byte.
  @inline(__always)
  mutating func mayContainAfterInsert(length: Int, firstByte: UInt8, lastByte: UInt8) -> Bool {
    let size = UInt8(truncatingIfNeeded: length)
    let firstBit = UInt64(1) &<< UInt64(firstByte &+ size &* 3)
    let secondBit = UInt64(1) &<< UInt64(lastByte &+ size &* 5)
    let isKnown = first & firstBit != 0 && second & secondBit != 0
    first |= firstBit
    second |= secondBit
    return isKnown
  }
}

/// The open containers, from the root inwards. The parser keeps it within `JSONLimits.depth`.
@safe
struct ParserStack {
  private let memory: UnsafeMutablePointer<OpenContainer>
  private(set) var depth = 0

  init() {
    unsafe memory = .allocate(capacity: JSONLimits.depth)
  }

  /// The container at a depth, 0 being the root.
  @inline(__always)
  subscript(depth: Int) -> OpenContainer {
    get { unsafe memory[depth] }
  }

  @inline(__always)
  var top: OpenContainer {
    get { unsafe memory[depth - 1] }
    nonmutating set { unsafe memory[depth - 1] = newValue }
  }

  @inline(__always)
  func noteKey(length: Int, firstByte: UInt8, lastByte: UInt8) -> Bool {
    unsafe memory[depth - 1].keys.mayContainAfterInsert(length: length, firstByte: firstByte, lastByte: lastByte)
  }

  @inline(__always)
  mutating func push(_ container: OpenContainer) {
    precondition(depth < JSONLimits.depth)
    unsafe (memory + depth).initialize(to: container)
    depth += 1
  }

  @inline(__always)
  mutating func pop() -> OpenContainer {
    precondition(depth > 0)
    depth -= 1
    return unsafe memory[depth]
  }

  func deallocate() {
    unsafe memory.deallocate()
  }
}
