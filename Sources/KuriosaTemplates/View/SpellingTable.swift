import KuriosaJSON
import KuriosaSource

/// Finds which of some fixed words the bytes of a string or key spell, eight bytes at a time.
///
/// Lives as long as the program, so that threads which share it count no references. Sendable since it never changes.
@safe
@usableFromInline
package struct SpellingTable: @unchecked Sendable {
  private struct Entry {
    let words: (UInt64, UInt64, UInt64)
    /// Position among the spellings that the table was made of.
    let index: Int
  }

  /// The longest word that the format has, in bytes.
  private static let longest = 24

  /// In the order of their lengths.
  private let entries: UnsafePointer<Entry>
  /// For each length in bytes the index of its first entry; one more at the end.
  private let starts: UnsafePointer<Int>

  init<Key: MemberKey>(_ keys: Key.Type) {
    self.init(Key.spellings)
  }

  init(_ spellings: [String]) {
    let starts = UnsafeMutablePointer<Int>.allocate(capacity: Self.longest + 2)
    unsafe starts.initialize(repeating: 0, count: Self.longest + 2)
    let packed = spellings.map { PackedBytes($0.utf8) }
    for bytes in packed {
      precondition(bytes.count <= Self.longest, "a word of the format has at most \(Self.longest) bytes")
      unsafe starts[bytes.count] += 1
    }
    // First where the entries of each length end; while they are filled from behind, that becomes where they start.
    for length in 1...Self.longest + 1 { unsafe starts[length] += starts[length - 1] }
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: packed.count)
    for (index, bytes) in packed.enumerated() {
      unsafe starts[bytes.count] -= 1
      unsafe (entries + starts[bytes.count]).initialize(to: Entry(words: bytes.words, index: index))
    }
    unsafe self.entries = UnsafePointer(entries)
    unsafe self.starts = UnsafePointer(starts)
  }

  /// The position of the word that the string or key at `index` spells exactly; nil where it is none.
  @usableFromInline
  package func find(_ index: NodeIndex, in tree: JSONTree) -> Int? {
    let node = tree[index]
    guard node.flags.isDisjoint(with: [.escaped, .bare]) else { return findSlowly(index, in: tree) }
    let start = Int(node.start) + 1
    return find(tree.source, start, Int(node.end) - 1 - start)
  }

  /// The same for a node that is at hand. Finds none that has escapes.
  @inline(__always)
  func find(_ node: JSONNode, _ window: TreeWindow) -> Int? {
    guard node.flags.isDisjoint(with: [.escaped, .bare]) else { return nil }
    let start = Int(node.start) &+ 1
    let end = Int(node.end) &- 1
    return find(length: end &- start) { window.bytes(at: start &+ $0, upTo: end) }
  }

  /// The position of the word that `length` bytes from `start` on spell exactly; nil where they are none.
  @inline(__always)
  func find(_ source: SourceText, _ start: Int, _ length: Int) -> Int? {
    find(length: length) { source.bytes(at: start + $0, upTo: start + length) }
  }

  /// - Parameter word: up to eight bytes from the offset on that it is given.
  @inline(__always)
  private func find(length: Int, _ word: (Int) -> UInt64) -> Int? {
    guard length >= 0, length <= Self.longest else { return nil }
    let (first, end) = unsafe (starts[length], starts[length + 1])
    guard first < end else { return nil }
    let words = Self.words(length, word)
    for index in first..<end where unsafe entries[index].words == words { return unsafe entries[index].index }
    return nil
  }

  @inline(never)
  private func findSlowly(_ node: NodeIndex, in tree: JSONTree) -> Int? {
    var bytes = PackedBytes()
    for character in tree.scalars(of: node) {
      // The words of the format are ASCII.
      guard character.scalar.isASCII, bytes.count < Self.longest else { return nil }
      bytes.append(UInt8(character.scalar.value))
    }
    return find(length: bytes.count) { $0 == 0 ? bytes.words.0 : $0 == 8 ? bytes.words.1 : bytes.words.2 }
  }

  @inline(__always)
  private static func words(_ length: Int, _ word: (Int) -> UInt64) -> (UInt64, UInt64, UInt64) {
    (word(0), length > 8 ? word(8) : 0, length > 16 ? word(16) : 0)
  }
}

/// Some bytes, the first 24 of them packed as the table compares them.
private struct PackedBytes {
  /// Eight bytes each, the first one lowest.
  var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
  var count = 0

  init() {}

  init(_ word: String.UTF8View) {
    for byte in word {
      precondition(byte < 0x80, "a word of the format is ASCII")
      append(byte)
    }
  }

  mutating func append(_ byte: UInt8) {
    let part = UInt64(byte) << UInt64(count % 8 * 8)
    switch count / 8 {
    case 0: words.0 |= part
    case 1: words.1 |= part
    case 2: words.2 |= part
    default: break
    }
    count += 1
  }
}

/// The words of one `FormatWord`, ready to be looked up. Lives as long as the program, too.
@safe
public struct WordTable<Word: FormatWord>: @unchecked Sendable {
  @usableFromInline let spellings: SpellingTable
  @usableFromInline let words: UnsafePointer<Word>

  init() {
    let words = Word.allCases
    spellings = SpellingTable(words.map { $0.rawValue })
    let kept = UnsafeMutablePointer<Word>.allocate(capacity: words.count)
    for (index, word) in words.enumerated() { unsafe (kept + index).initialize(to: word) }
    unsafe self.words = UnsafePointer(kept)
  }

  /// The word that a string spells exactly; nil where it is none.
  @inlinable
  func find(_ node: NodeIndex, in tree: JSONTree) -> Word? {
    guard let index = spellings.find(node, in: tree) else { return nil }
    return unsafe words[index]
  }

  /// The word that `length` bytes from `start` on spell exactly; nil where they are none.
  func find(_ source: SourceText, _ start: Int, _ length: Int) -> Word? {
    spellings.find(source, start, length).map { unsafe words[$0] }
  }

  /// The word that some bytes spell exactly; nil where they are none.
  func find(_ bytes: some Collection<UInt8>) -> Word? {
    let source = SourceText(bytes)
    return spellings.find(source, 0, source.count).map { unsafe words[$0] }
  }
}
