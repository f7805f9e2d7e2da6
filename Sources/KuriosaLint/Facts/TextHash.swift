import KuriosaJSON
import KuriosaSource

/// A hash of a string or key by its code points, the same in every process.
func textHash(_ node: NodeIndex, _ tree: JSONTree) -> Int {
  guard tree[node].flags.contains(.escaped) else { return byteHash(tree.source, tree.rawContent(node)) }
  var hash = WordHash()
  for character in tree.scalars(of: node) { hash.add(character.scalar) }
  return hash.finish()
}

/// The same hash, through a window.
@inline(__always)
func textHash(_ index: NodeIndex, _ window: TreeWindow, _ tree: JSONTree) -> Int {
  let node = window[index]
  guard node.flags.isDisjoint(with: [.escaped, .bare, .unterminated]) else { return textHash(index, tree) }
  let end = Int(node.end) &- 1
  return wordHash(Int(node.start) &+ 1, end) { window.bytes(at: $0, upTo: end) }
}

/// A quick hash of a string or key by its length and its first and last eight bytes: equal for equal texts, for a
/// `RepeatFilter`.
@inline(__always)
func quickHash(_ node: JSONNode, _ index: NodeIndex, _ window: TreeWindow, _ tree: JSONTree) -> Int {
  guard node.flags.isDisjoint(with: [.escaped, .bare, .unterminated]) else { return unescapedHash(index, tree) }
  let (start, end) = (Int(node.start) &+ 1, Int(node.end) &- 1)
  let first = window.bytes(at: start, upTo: end)
  return quickHash(first, end &- start > 8 ? window.bytes(at: end &- 8, upTo: end) : 0, end &- start)
}

@inline(never)
private func unescapedHash(_ index: NodeIndex, _ tree: JSONTree) -> Int {
  var (first, last): (UInt64, UInt64) = (0, 0)
  var count = 0
  func add(_ byte: UInt8) {
    if count < 8 { first |= UInt64(byte) << UInt64(count * 8) }
    last = last >> 8 | UInt64(byte) << 56
    count += 1
  }
  for character in tree.scalars(of: index) {
    if character.scalar.isASCII {
      add(UInt8(truncatingIfNeeded: character.scalar.value))
    } else {
      for byte in UTF8.encode(character.scalar)! { add(byte) }
    }
  }
  return quickHash(first, count > 8 ? last : 0, count)
}

@inline(__always)
private func quickHash(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
  let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)) &* 0xFF51_AFD7_ED55_8CCD
  return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
}

/// A hash of some bytes, the same in every process.
///
/// - Parameter mask: bits that do not matter, in each of eight bytes.
@inline(__always)
func byteHash(_ source: SourceText, _ range: ByteRange, masking mask: UInt64 = 0) -> Int {
  wordHash(range.start, range.end, masking: mask) { source.bytes(at: $0, upTo: range.end) }
}

/// - Parameter word: up to eight bytes from the offset on that it is given.
@inline(__always)
private func wordHash(_ start: Int, _ end: Int, masking mask: UInt64 = 0, _ word: (Int) -> UInt64) -> Int {
  var hash = WordHash(masking: mask)
  var offset = start
  while offset < end {
    hash.combine(word(offset))
    offset &+= 8
  }
  return hash.value(count: end &- start)
}

/// The hash of a whole text.
func byteHash(_ text: SourceText, masking mask: UInt64 = 0) -> Int {
  byteHash(text, ByteRange(0, text.count), masking: mask)
}

/// A hash of words of eight bytes.
struct WordHash {
  private let mask: UInt64
  private var hash: UInt64 = 0
  /// The bytes that are no whole word yet, the first one lowest.
  private var word: UInt64 = 0
  private var count = 0

  /// - Parameter mask: bits that do not matter, in each of eight bytes.
  init(masking mask: UInt64 = 0) {
    self.mask = mask
  }

  @inline(__always)
  mutating func combine(_ word: UInt64) {
    hash = (hash ^ (word | mask)) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 32
  }

  @inline(__always)
  mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return add(UInt8(truncatingIfNeeded: scalar.value)) }
    for byte in UTF8.encode(scalar)! { add(byte) }
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    word |= UInt64(byte) << UInt64((count & 7) * 8)
    count += 1
    if count & 7 == 0 {
      combine(word)
      word = 0
    }
  }

  mutating func finish() -> Int {
    if count & 7 != 0 { combine(word) }
    return value(count: count)
  }

  @inline(__always)
  func value(count: Int) -> Int {
    let mixed = (hash ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    return Int(truncatingIfNeeded: (mixed ^ mixed >> 32) >> 1)
  }
}
