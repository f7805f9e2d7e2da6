/// Finds the word that was probably meant by a misspelt one.
///
/// Words are compared as bytes, ignoring ASCII case, `-`, `_` and spaces. One insertion, deletion, replacement or exchange
/// of neighbours is one step; a third of the longer word's length may differ, at least one step. Of equally near words the
/// first wins. Words of more than 64 bytes are near to nothing: the words of the format are short, and comparing takes the
/// product of both lengths.
package struct DidYouMean: Sendable {
  private static let longest = 64

  private let wanted: ContiguousArray<UInt8>
  /// Steps to the best word so far.
  private var best = Int.max
  /// Rows of the distance table (two before, one before, current), kept to save allocations.
  private var rows: (ContiguousArray<Int>, ContiguousArray<Int>, ContiguousArray<Int>)
  private var folded = ContiguousArray<UInt8>()

  package init(_ wanted: some Sequence<UInt8>) {
    var bytes = ContiguousArray<UInt8>()
    fold(wanted, into: &bytes)
    self.wanted = bytes
    let row = ContiguousArray(repeating: 0, count: min(bytes.count, Self.longest) + 1)
    rows = (row, row, row)
  }

  /// The nearest of `words` to `text`, or nil if none is near enough.
  package static func closest(to text: String, among words: some Sequence<String>) -> String? {
    var search = DidYouMean(text.utf8)
    var closest: String?
    for word in words where search.isNearest(word.utf8) { closest = word }
    return closest
  }

  /// Whether `word` is near enough and nearer than all words asked about before.
  package mutating func isNearest(_ word: some Sequence<UInt8>) -> Bool {
    fold(word, into: &folded)
    guard max(wanted.count, folded.count) <= Self.longest else { return false }
    let shorter = min(wanted.count, folded.count)
    let longer = max(wanted.count, folded.count)
    // Words that share nothing are never near.
    let limit = min(max(longer / 3, 1), shorter - 1, best - 1)
    guard limit >= longer - shorter, let steps = steps(to: folded, limit: limit) else { return false }
    best = steps
    return true
  }

  /// Steps from the wanted word to `word`; nil if more than `limit`.
  private mutating func steps(to word: ContiguousArray<UInt8>, limit: Int) -> Int? {
    for column in 0...wanted.count { rows.1[column] = column }
    for row in 0..<word.count {
      fillRow(row, of: word)
      if rows.2.min()! > limit { return nil }
      swap(&rows.0, &rows.1)
      swap(&rows.1, &rows.2)
    }
    let steps = rows.1[wanted.count]
    return steps <= limit ? steps : nil
  }

  private mutating func fillRow(_ row: Int, of word: ContiguousArray<UInt8>) {
    rows.2[0] = row + 1
    for column in 0..<wanted.count {
      let replaced = rows.1[column] + (wanted[column] == word[row] ? 0 : 1)
      var steps = min(replaced, rows.1[column + 1] + 1, rows.2[column] + 1)
      if row > 0, column > 0, wanted[column] == word[row - 1], wanted[column - 1] == word[row] {
        steps = min(steps, rows.0[column - 1] + 1)
      }
      rows.2[column + 1] = steps
    }
  }
}

/// `bytes` in lower case, without what separates words.
private func fold(_ bytes: some Sequence<UInt8>, into folded: inout ContiguousArray<UInt8>) {
  folded.removeAll(keepingCapacity: true)
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
    default: folded.append(byte)
    }
  }
}
