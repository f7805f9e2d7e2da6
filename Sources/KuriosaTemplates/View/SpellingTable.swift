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
    self.init(Key.allCases.map(\.spelling))
  }

  init(_ spellings: [String]) {
    var entries: ContiguousArray<Entry> = []
    var starts: ContiguousArray<Int> = []
    for length in 0...Self.longest {
      starts.append(entries.count)
      for (index, spelling) in spellings.enumerated() where spelling.utf8.count == length {
        let source = SourceText(spelling)
        entries.append(Entry(words: Self.words(length) { source.bytes(at: $0, upTo: length) }, index: index))
      }
    }
    precondition(entries.count == spellings.count, "a word of the format has at most \(Self.longest) bytes")
    precondition(spellings.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "a word of the format is ASCII")
    starts.append(entries.count)
    unsafe self.entries = keptForever(entries)
    unsafe self.starts = keptForever(starts)
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
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var count = 0
    for character in tree.scalars(of: node) {
      // The words of the format are ASCII.
      guard character.scalar.isASCII, count < Self.longest else { return nil }
      let byte = UInt64(character.scalar.value) << UInt64(count % 8 * 8)
      switch count / 8 {
      case 0: words.0 |= byte
      case 1: words.1 |= byte
      default: words.2 |= byte
      }
      count += 1
    }
    return find(length: count) { $0 == 0 ? words.0 : $0 == 8 ? words.1 : words.2 }
  }

  @inline(__always)
  private static func words(_ length: Int, _ word: (Int) -> UInt64) -> (UInt64, UInt64, UInt64) {
    (word(0), length > 8 ? word(8) : 0, length > 16 ? word(16) : 0)
  }
}

/// A copy of some values that is never given back.
private func keptForever<Value>(_ values: ContiguousArray<Value>) -> UnsafePointer<Value> {
  let memory = UnsafeMutablePointer<Value>.allocate(capacity: max(values.count, 1))
  for (index, value) in values.enumerated() { unsafe (memory + index).initialize(to: value) }
  return unsafe UnsafePointer(memory)
}

/// The words of one `FormatWord`, ready to be looked up. Lives as long as the program, too.
@safe
public struct WordTable<Word: FormatWord>: @unchecked Sendable {
  @usableFromInline let spellings: SpellingTable
  @usableFromInline let words: UnsafePointer<Word>

  init() {
    let words = ContiguousArray(Word.allCases)
    spellings = SpellingTable(words.map(\.rawValue))
    unsafe self.words = keptForever(words)
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
