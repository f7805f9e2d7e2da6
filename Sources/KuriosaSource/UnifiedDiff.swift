/// The difference between two texts in the unified form of `diff -u`, with three lines around each change.
public enum UnifiedDiff {
  private static let context = 3

  private typealias Line = ContiguousArray<UInt8>.SubSequence

  /// The bytes of the difference; empty where there is none. A line end that is missing at the end is said as `diff` does.
  public static func bytes(_ old: SourceText, _ new: SourceText, path: FilePath) -> ContiguousArray<UInt8> {
    let (before, after) = (lines(old), lines(new))
    let changes = self.changes(before, after)
    if changes.isEmpty { return [] }
    let name = ContiguousArray(path.bytes.drop { $0 == UInt8(ascii: "/") })
    var result = ContiguousArray("--- a/".utf8) + name + ContiguousArray("\n+++ b/".utf8) + name
    result.append(UInt8(ascii: "\n"))
    for hunk in hunks(changes) { write(hunk, before, after, &result) }
    return result
  }

  /// Lines `old` of the one text stand in place of lines `new` of the other.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func lines(_ text: SourceText) -> [Line] {
    var result: [Line] = []
    let bytes = text.bytes
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.endIndex { result.append(bytes[start...]) }
    return result
  }

  /// Fixes change few lines: what is between two equal lines that both texts have only once is compared by itself.
  private static func changes(_ old: [Line], _ new: [Line]) -> [Change] {
    var result: [Change] = []
    var open = [Change(old: old.indices, new: new.indices)]
    // Lines that may still be looked at for anchors. Parts halve, unless a text is made so that they don't.
    var effort = 64 * (old.count + new.count)
    while var part = open.popLast() {
      while let first = part.old.first, let other = part.new.first, old[first] == new[other] {
        part = Change(old: first + 1..<part.old.upperBound, new: other + 1..<part.new.upperBound)
      }
      while let last = part.old.last, let other = part.new.last, old[last] == new[other] {
        part = Change(old: part.old.lowerBound..<last, new: part.new.lowerBound..<other)
      }
      if part.old.isEmpty && part.new.isEmpty { continue }
      effort -= part.old.count + part.new.count
      guard effort > 0, let anchor = anchor(part, old, new) else {
        result.append(part)
        continue
      }
      open.append(Change(old: part.old.lowerBound..<anchor.old, new: part.new.lowerBound..<anchor.new))
      open.append(Change(old: anchor.old..<part.old.upperBound, new: anchor.new..<part.new.upperBound))
    }
    return result.sorted { $0.old.lowerBound < $1.old.lowerBound }
  }

  /// A line near the middle that each part has exactly once.
  private static func anchor(_ part: Change, _ old: [Line], _ new: [Line]) -> (old: Int, new: Int)? {
    var places: [Line: (old: Int, new: Int, count: Int, others: Int)] = [:]
    for index in part.old { places[old[index], default: (index, 0, 0, 0)].count += 1 }
    for index in part.new {
      guard places[new[index]] != nil else { continue }
      places[new[index]]?.others += 1
      places[new[index]]?.new = index
    }
    let middle = (part.old.lowerBound + part.old.upperBound) / 2
    let unique = places.values.filter { $0.count == 1 && $0.others == 1 }
    return unique.min { abs($0.old - middle, $0.old) < abs($1.old - middle, $1.old) }.map { ($0.old, $0.new) }
  }

  private static func abs(_ distance: Int, _ tie: Int) -> (Int, Int) { (distance < 0 ? -distance : distance, tie) }

  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var result: [[Change]] = []
    for change in changes {
      if let last = result.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        result[result.count - 1].append(change)
      } else {
        result.append([change])
      }
    }
    return result
  }

  private static func write(
    _ hunk: [Change], _ old: [Line], _ new: [Line], _ result: inout ContiguousArray<UInt8>
  ) {
    let lead = min(context, hunk[0].old.lowerBound)
    let last = hunk[hunk.count - 1]
    let tail = min(context, old.count - last.old.upperBound)
    let oldRange = hunk[0].old.lowerBound - lead..<last.old.upperBound + tail
    let newRange = hunk[0].new.lowerBound - lead..<last.new.upperBound + tail
    result.append(contentsOf: "@@ -\(header(oldRange)) +\(header(newRange)) @@\n".utf8)
    var position = oldRange.lowerBound
    for change in hunk {
      for index in position..<change.old.lowerBound { write(" ", old[index], &result) }
      for index in change.old { write("-", old[index], &result) }
      for index in change.new { write("+", new[index], &result) }
      position = change.old.upperBound
    }
    for index in position..<oldRange.upperBound { write(" ", old[index], &result) }
  }

  private static func header(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.lowerBound + 1)" : "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func write(_ mark: Character, _ line: Line, _ result: inout ContiguousArray<UInt8>) {
    result.append(contentsOf: String(mark).utf8)
    result.append(contentsOf: line)
    if line.last != UInt8(ascii: "\n") { result.append(contentsOf: "\n\\ No newline at end of file\n".utf8) }
  }
}
