import KuriosaJSON
import KuriosaSource

/// Changes documents in ways that keep most of them close to the format: values, members and elements are replaced,
/// copied, moved and removed, now and then single bytes. The same seed does the same.
package struct Mutator {
  private var random: Random
  private let words: Vocabulary

  package init(seed: UInt64, isConfiguration: Bool = false) {
    random = Random(seed: seed)
    words = isConfiguration ? .configuration : .template
  }

  /// One to four changes.
  package mutating func mutating(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0...random.below(4) { bytes = step(bytes) }
    return bytes
  }

  /// Changes either document of a pair, or makes the second a changed copy of the first.
  package mutating func mutatingPair(_ input: [UInt8]) -> [UInt8] {
    let border = input.firstIndex(of: 0)
    let first = Array(input[..<(border ?? input.count)])
    let second = border.map { Array(input[($0 + 1)...]) } ?? first
    switch random.below(8) {
    case 0: return first + [0] + mutating(first)
    case 1...3: return mutating(first) + [0] + second
    default: return first + [0] + mutating(second)
    }
  }

  private mutating func step(_ bytes: [UInt8]) -> [UInt8] {
    let tree = JSONTree(parsing: SourceText(bytes))
    if bytes.isEmpty || tree.nodes.count < 2 || random.below(6) == 0 { return changeBytes(bytes) }
    let node = NodeIndex(UInt32(1 + random.below(tree.nodes.count - 1)))
    let range = entry(node, tree)
    let value = tree.range(node)
    switch random.below(9) {
    case 0: return splice(bytes, value, value.isEmpty ? [] : replacement(node, tree))
    case 1: return splice(bytes, value, Array(random.pick(words.values).utf8))
    case 2: return splice(bytes, value, copyOfAnother(tree))
    case 3: return splice(bytes, withComma(range, tree), [])
    case 4: return splice(bytes, ByteRange(at: range.end), [0x2C] + Array(tree.source[range]))
    case 5: return splice(bytes, ByteRange(at: range.start), Array((random.pick(words.members) + ",").utf8))
    case 6: return splice(bytes, ByteRange(at: range.end), Array(("," + random.pick(words.elements)).utf8))
    case 7: return splice(bytes, value, retold(Array(tree.source[value])))
    default: return swap(bytes, range, entry(NodeIndex(UInt32(1 + random.below(tree.nodes.count - 1))), tree))
    }
  }

  /// A value of the same kind as that of a node; for a key another key.
  private mutating func replacement(_ node: NodeIndex, _ tree: JSONTree) -> [UInt8] {
    let text =
      switch tree.kind(node) {
      case .string where tree[node].flags.contains(.key): "\"\(random.pick(words.keys))\""
      case .string: "\"\(random.pick(words.texts))\""
      case .number: random.pick(Vocabulary.numbers)
      case .object: "{\(random.pick(words.members))}"
      case .array: "[\(random.pick(words.elements))]"
      default: random.pick(words.values)
      }
    return Array(text.utf8)
  }

  private mutating func copyOfAnother(_ tree: JSONTree) -> [UInt8] {
    let other = NodeIndex(UInt32(1 + random.below(tree.nodes.count - 1)))
    let range = tree.range(other)
    return range.count > 2000 ? [] : Array(tree.source[range])
  }

  /// The range of a whole member for a key or its value, else of the value.
  private func entry(_ node: NodeIndex, _ tree: JSONTree) -> ByteRange {
    let index = Int(node.value)
    if tree.nodes[index].flags.contains(.key), index + 1 < tree.nodes.count {
      return ByteRange(tree.range(node).start, max(tree.range(node).start, Int(tree.nodes[index + 1].end)))
    }
    if tree.nodes[index - 1].flags.contains(.key) {
      return ByteRange(Int(tree.nodes[index - 1].start), max(Int(tree.nodes[index - 1].start), tree.range(node).end))
    }
    return tree.range(node)
  }

  private func withComma(_ range: ByteRange, _ tree: JSONTree) -> ByteRange {
    var end = range.end
    while end < tree.source.count, tree.source[end] <= 0x20 { end += 1 }
    if tree.source[end] == 0x2C { return ByteRange(range.start, end + 1) }
    var start = range.start
    while start > 0, tree.source[start - 1] <= 0x20 { start -= 1 }
    return start > 0 && tree.source[start - 1] == 0x2C ? ByteRange(start - 1, range.end) : range
  }

  /// The same bytes spelt another way: escapes, white space, another case.
  private mutating func retold(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    let index = random.below(bytes.count)
    var result = bytes
    switch random.below(5) {
    case 0 where (0x61...0x7A).contains(bytes[index]) || (0x41...0x5A).contains(bytes[index]): result[index] ^= 0x20
    case 1 where (0x30...0x7A).contains(bytes[index]):
      let digits = String(bytes[index], radix: 16)
      result.replaceSubrange(index...index, with: Array("\\u00\(digits)".utf8))
    case 2: result.insert(contentsOf: Array(random.pick(Vocabulary.characters).utf8), at: index)
    case 3: result.insert(contentsOf: Array(random.pick(["\r\n", "\t", " ", "\n\n", "\r"]).utf8), at: index)
    default: result.remove(at: index)
    }
    return result
  }

  private mutating func changeBytes(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    let index = random.below(bytes.count + 1)
    switch random.below(6) {
    case 0 where index < bytes.count: result[index] = UInt8(truncatingIfNeeded: random.next())
    case 1 where index < bytes.count:
      result.removeSubrange(index..<min(bytes.count, index + 1 + random.below(16)))
    case 2: result.insert(contentsOf: Array(random.pick(Vocabulary.punctuation).utf8), at: index)
    case 3: result.insert(UInt8(truncatingIfNeeded: random.next()), at: index)
    case 4:
      let end = min(bytes.count, index + random.below(64))
      result.insert(contentsOf: bytes[index..<end], at: random.below(bytes.count + 1))
    default: result.insert(contentsOf: Array(random.pick(words.values).utf8), at: index)
    }
    return result
  }

  private func splice(_ bytes: [UInt8], _ range: ByteRange, _ piece: [UInt8]) -> [UInt8] {
    var result = bytes
    result.replaceSubrange(range.start..<range.end, with: piece)
    return result
  }

  private func swap(_ bytes: [UInt8], _ first: ByteRange, _ second: ByteRange) -> [UInt8] {
    let (left, right) = first.start <= second.start ? (first, second) : (second, first)
    guard left.end <= right.start else { return bytes }
    return Array(
      bytes[..<left.start] + bytes[right.start..<right.end] + bytes[left.end..<right.start]
        + bytes[left.start..<left.end] + bytes[right.end...])
  }
}
