/// Tables of code points: the first cell starts with a code point of six hexadecimal digits.
extension StaticTable {
  /// The last record whose code point is not above `codePoint`: in a table of ranges, the only one that can hold it.
  func record(at codePoint: UInt32) -> Record? {
    last { codePointStarting(at: $0) <= codePoint }
  }

  /// The record of a table of ranges (first and last code point in cells 0 and 1) that holds `codePoint`.
  func range(holding codePoint: UInt32) -> Record? {
    record(at: codePoint).flatMap { codePoint <= $0.codePoint(1) ? $0 : nil }
  }

  /// The record whose first cell is the pair of these code points.
  func record(of first: UInt32, _ second: UInt32) -> Record? {
    let record = last {
      let start = codePointStarting(at: $0)
      return start < first || start == first && codePointStarting(at: $0 + 7) <= second
    }
    guard let record, record.codePoint(0) == first, record.codePoint(0, at: 1) == second else { return nil }
    return record
  }

  fileprivate func codePointStarting(at offset: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in offset..<(offset + 6) {
      let digit = bytes[index]
      value = value << 4 | UInt32(digit < 0x40 ? digit - 0x30 : digit - 0x37)
    }
    return value
  }
}

extension StaticTable.Record {
  /// The code point in a cell, counted from 0; with `index`, one of several separated by spaces.
  func codePoint(_ cell: Int, at index: Int = 0) -> UInt32 {
    table.codePointStarting(at: self[cell].startIndex + 7 * index)
  }

  /// How many code points are in a cell.
  func codePointCount(_ cell: Int) -> Int {
    (self[cell].count + 1) / 7
  }
}
