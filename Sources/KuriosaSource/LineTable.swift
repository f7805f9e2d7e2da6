/// A place in a text as people count: both are 1-based; a column counts Unicode code points, a byte order mark is not
/// counted.
public struct TextPosition: Sendable, Hashable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Lines and columns of one text. Made once for a text that has findings, in one pass; each position then costs a
/// bisection and a look at no more than `stride` bytes, however long the line is.
///
/// LF, CRLF and a lone CR end a line.
public struct LineTable: Sendable {
  private static let stride = 256

  private let source: SourceText
  /// Offsets of the first byte of each line.
  private let lineStarts: ContiguousArray<Int>
  /// Code points that start before each multiple of `stride`.
  private let codePointsBefore: ContiguousArray<Int>

  public init(_ source: SourceText) {
    self.source = source
    var lineStarts: ContiguousArray<Int> = [source.byteOrderMarkLength]
    var codePointsBefore: ContiguousArray<Int> = []
    var codePoints = 0
    for offset in 0..<source.count {
      if offset % Self.stride == 0 { codePointsBefore.append(codePoints) }
      let byte = source[offset]
      if byte & 0xC0 != 0x80 { codePoints += 1 }
      let endsLine = byte == 0x0A || byte == 0x0D && source[offset + 1] != 0x0A
      if endsLine { lineStarts.append(offset + 1) }
    }
    if source.count % Self.stride == 0 { codePointsBefore.append(codePoints) }
    self.lineStarts = lineStarts
    self.codePointsBefore = codePointsBefore
  }

  /// Number of lines; a line end at the very end starts one more, empty line.
  public var lineCount: Int { lineStarts.count }

  /// The place of the byte at a 0-based offset, which may be the end of the text.
  public func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, lineStarts[0]), source.count)
    let line = lineIndex(of: offset)
    let column = codePoints(before: offset) - codePoints(before: lineStarts[line]) + 1
    return TextPosition(line: line + 1, column: column)
  }

  /// The bytes of a 1-based line, without its line end.
  public func range(ofLine line: Int) -> ByteRange {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : source.count
    while end > start, source[end - 1] == 0x0A || source[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func codePoints(before offset: Int) -> Int {
    let block = offset / Self.stride
    var count = codePointsBefore[block]
    for index in block * Self.stride..<offset where source[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
