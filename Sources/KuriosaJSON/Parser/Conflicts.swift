import KuriosaSource

/// What is known about conflicts that git could not merge.
struct ConflictState {
  /// Whether the first side of a conflict is being read.
  var isInside = false
  /// The last line of the conflict that was looked for last.
  var end: ByteRange?
  /// Whether no conflict ends in the rest of the text.
  var hasNoEnd = false
}

extension JSONParser {
  /// Passes the markers of a conflict that git could not merge; false where there is none. Of the sides the first is read.
  mutating func skipConflictMarker() -> Bool {
    let marker = cursor.byte
    let first = offset
    guard isConflictMarker(marker, at: first) else { return false }
    let wasInside = conflict.isInside
    let end = marker == UInt8(ascii: ">") ? nil : conflictEnd(from: first)
    passLine()
    let lineEnd = offset
    let isOtherSide = marker == UInt8(ascii: "=") || marker == UInt8(ascii: "|")
    if isOtherSide, let end { cursor = start + end.end }
    conflict.isInside = marker == UInt8(ascii: "<") && end != nil
    if !wasInside { report(.conflictMarker, first, lineEnd, related: end) }
    return true
  }

  /// The line that ends the conflict around `offset`; nil where there is none.
  private mutating func conflictEnd(from offset: Int) -> ByteRange? {
    if let end = conflict.end, end.start > offset { return end }
    var start = offset
    while !conflict.hasNoEnd {
      if isConflictMarker(UInt8(ascii: ">"), at: start) {
        conflict.end = ByteRange(start, lineEnd(start))
        return conflict.end
      }
      start = lineEnd(start)
      while start < source.count, lookAhead.endsLine(source[start]) { start += 1 }
      if start >= source.count { conflict.hasNoEnd = true }
    }
    return nil
  }

  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < source.count, !lookAhead.endsLine(source[end]) { end += 1 }
    return end
  }

  /// Whether seven times `marker` stand at `offset`, at the start of a line and not as part of a longer run.
  private func isConflictMarker(_ marker: UInt8, at offset: Int) -> Bool {
    guard offset == 0 || lookAhead.endsLine(source[offset - 1]) else { return false }
    return (0..<7).allSatisfy { source[offset + $0] == marker } && source[offset + 7] != marker
  }
}
