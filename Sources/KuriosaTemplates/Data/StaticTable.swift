/// The bytes of a literal: read-only memory that lasts as long as the program.
package struct StaticBytes: RandomAccessCollection, Sendable {
  // Not its pointer: Swift 6.3.1 can mistake nil for a value in an optional chain on structs around a pointer.
  private let literal: StaticString
  package let count: Int

  init(_ literal: StaticString) {
    precondition(literal.hasPointerRepresentation, "a table has more than one character")
    self.literal = literal
    count = literal.utf8CodeUnitCount
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "outside the table")
    return unsafe literal.utf8Start[index]
  }

  /// Where the line that holds `offset` starts, not looking before `low`.
  func lineStart(_ offset: Int, notBefore low: Int) -> Int {
    precondition(low >= 0 && offset <= count, "outside the table")
    let bytes = unsafe literal.utf8Start
    var start = offset
    while start - 8 >= low {
      let marks = unsafe lineFeeds(UnsafeRawPointer(bytes + start - 8))
      if marks != 0 { return start - marks.leadingZeroBitCount / 8 }
      start -= 8
    }
    while start > low, unsafe bytes[start - 1] != lineFeed { start -= 1 }
    return start
  }

  /// Where the line that holds `offset` ends: its line feed, or the end of the table.
  func lineEnd(_ offset: Int) -> Int {
    precondition(offset >= 0, "outside the table")
    let bytes = unsafe literal.utf8Start
    var end = offset
    while end + 8 <= count {
      let marks = unsafe lineFeeds(UnsafeRawPointer(bytes + end))
      if marks != 0 { return end + marks.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < count, unsafe bytes[end] != lineFeed { end += 1 }
    return end
  }
}

extension StaticBytes {
  /// Negative, 0 or positive as the cell at `start` comes before, is, or comes after `key`.
  fileprivate func compareCell(_ start: Int, with key: Span<UInt8>) -> Int {
    precondition(start >= 0 && start <= count, "outside the table")
    let bytes = unsafe literal.utf8Start
    // Eight bytes tell nearly always. Where the cell ends among them, its tab comes before all that a name can have.
    if key.count >= 8, start + 8 <= count {
      let word = unsafe UInt64(bigEndian: UnsafeRawPointer(bytes + start).loadUnaligned(as: UInt64.self))
      let wanted = unsafe UInt64(bigEndian: key.bytes.unsafeLoadUnaligned(as: UInt64.self))
      if word != wanted { return word < wanted ? -1 : 1 }
    }
    for index in 0..<key.count {
      let offset = start &+ index
      let byte = unsafe offset < count && bytes[offset] >= 0x20 ? bytes[offset] : 0
      if byte != key[index] || byte == 0 { return byte < key[index] ? -1 : 1 }
    }
    let end = start + key.count
    return unsafe end == count || bytes[end] < 0x20 ? 0 : 1
  }
}

/// A table in one literal: a line per record, cells separated by tabs, sorted by the bytes of the first cell.
///
/// One literal, since the compiler takes minutes for long array literals; searched by bisection.
package struct StaticTable: Sendable {
  let bytes: StaticBytes

  package init(_ literal: StaticString) {
    bytes = StaticBytes(literal)
  }

  /// The record whose first cell is exactly `key`.
  package func record(_ key: some Collection<UInt8>) -> Record? {
    key.withSpan { key in
      guard let record = last(where: { bytes.compareCell($0, with: key) <= 0 }) else { return nil }
      return bytes.compareCell(record.start, with: key) == 0 ? record : nil
    }
  }

  /// The last record that `isWanted`, given the offset of its first byte: all records before it have to be wanted, and
  /// none behind it.
  @inline(__always) func last(where isWanted: (Int) -> Bool) -> Record? {
    var low = 0
    var high = bytes.count
    var found: Int?
    while low < high {
      let middle = low + (high - low) / 2
      let start = bytes.lineStart(middle, notBefore: low)
      if isWanted(start) {
        found = start
        low = bytes.lineEnd(middle) + 1
      } else {
        high = start
      }
    }
    return found.map { Record(table: self, start: $0) }
  }

  /// All records in order.
  var records: some Sequence<Record> {
    sequence(state: 0) { (start: inout Int) -> Record? in
      guard start < bytes.count else { return nil }
      let record = Record(table: self, start: start)
      start = bytes.lineEnd(start) + 1
      return record
    }
  }

  /// One line of a table.
  package struct Record: Sendable {
    let table: StaticTable
    fileprivate let start: Int

    /// The bytes of a cell, counted from 0; empty behind the last one.
    package subscript(cell: Int) -> Slice<StaticBytes> {
      var start = start
      for _ in 0..<cell {
        start = cellEnd(start)
        guard start < table.bytes.count, table.bytes[start] == tab else { return table.bytes[start..<start] }
        start += 1
      }
      return table.bytes[start..<cellEnd(start)]
    }

    /// The text of a cell; nil if it is empty.
    func text(_ cell: Int) -> String? {
      let bytes = self[cell]
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private func cellEnd(_ offset: Int) -> Int {
      var end = offset
      while end < table.bytes.count && table.bytes[end] != tab && table.bytes[end] != lineFeed { end += 1 }
      return end
    }
  }
}

/// The high bit of each of eight bytes that is a line feed, the first byte lowest.
private func lineFeeds(_ memory: UnsafeRawPointer) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  let word = unsafe UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self)) ^ 0x0A0A_0A0A_0A0A_0A0A
  return ~(((word & low) &+ low) | word | low)
}

private let tab = UInt8(ascii: "\t")
private let lineFeed = UInt8(ascii: "\n")

extension Collection<UInt8> {
  /// Calls `body` with the bytes lying together; copies them only if the collection keeps them apart.
  @inline(__always) func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let result = withContiguousStorageIfAvailable { unsafe body(Span(_unsafeElements: $0)) }
    return result ?? body(ContiguousArray(self).span)
  }
}
