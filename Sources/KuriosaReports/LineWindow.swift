import KuriosaSource
import KuriosaTemplates

/// The part of one line that is shown: all of it, or what fits around a place with `…` where it was cut. It takes time
/// for what is shown, not for the whole line, which may be a file of megabytes.
struct LineWindow {
  /// A character, or a byte that is no part of one, as it is shown.
  private struct Piece {
    /// Its first byte in the file.
    let offset: Int
    let length: Int
    /// The cell it starts in, counted from the start of the window.
    var cell: Int
    let cells: Int
    let text: String
  }

  /// What is shown, safe for a terminal.
  private(set) var text = ""
  private var pieces: ArraySlice<Piece> = []
  private let cutsStart: Bool
  private let cutsEnd: Bool
  /// Cells of `text`.
  private let cells: Int

  /// The window of at most `width` cells on a line, around the bytes of `focus`, which lie in it.
  init(_ source: SourceText, line: ByteRange, focus: ByteRange, width: Int) {
    let slice = Self.slice(source, line: line, focus: focus, width: width)
    let all = Self.pieces(source, slice)
    let total = all.last.map { $0.cell + $0.cells } ?? 0
    if slice == line && total <= width {
      pieces = all[...]
      (cutsStart, cutsEnd) = (false, false)
    } else {
      pieces = Self.fit(all, focus: focus, width: width, total: total, isAtStart: slice.start == line.start)
      cutsStart = (pieces.first?.offset ?? line.start) > line.start
      cutsEnd = (pieces.last.map { $0.offset + $0.length } ?? line.end) < line.end
    }
    let firstCell = (pieces.first?.cell ?? 0) - (cutsStart ? 1 : 0)
    for index in pieces.indices {
      pieces[index].cell -= firstCell
      text += pieces[index].text
    }
    if cutsStart { text = "…" + text }
    if cutsEnd { text += "…" }
    cells = (pieces.last.map { $0.cell + $0.cells } ?? 0) + (cutsEnd ? 1 : 0)
  }

  /// The cells under a range of bytes: at least one. What lies outside the window is under its `…`.
  func cells(under range: ByteRange) -> Range<Int> {
    var start = cell(of: range.start)
    let end = range.isEmpty ? start + 1 : cell(ofEnd: range.end)
    if start == end && start > 0 { start -= 1 }
    return start..<max(end, start + 1)
  }

  /// The cell of the piece that holds this byte, or the one behind the last.
  private func cell(of offset: Int) -> Int {
    if cutsStart, let first = pieces.first, offset < first.offset { return 0 }
    if let piece = pieces.first(where: { offset < $0.offset + $0.length }) { return piece.cell }
    return cells - (cutsEnd ? 1 : 0)
  }

  /// The cell behind the piece that holds the byte before `offset`.
  private func cell(ofEnd offset: Int) -> Int {
    if let last = pieces.last, cutsEnd, offset > last.offset + last.length { return cells }
    guard let piece = pieces.last(where: { $0.offset < offset }) else { return cutsStart ? 1 : 0 }
    return piece.cell + piece.cells
  }

  /// The bytes that can matter: `width` characters to either side of the start of the place.
  private static func slice(_ source: SourceText, line: ByteRange, focus: ByteRange, width: Int) -> ByteRange {
    var start = focus.start
    var characters = 0
    while start > line.start && characters < width {
      start -= 1
      if source[start] & 0xC0 != 0x80 { characters += 1 }
    }
    while start > line.start && source[start] & 0xC0 == 0x80 { start -= 1 }
    var end = focus.start
    characters = 0
    while end < line.end && characters <= width {
      end += 1
      if source[end] & 0xC0 != 0x80 { characters += 1 }
    }
    return ByteRange(start, end)
  }

  private static func pieces(_ source: SourceText, _ slice: ByteRange) -> [Piece] {
    var pieces: [Piece] = []
    var offset = slice.start
    var cell = 0
    while offset < slice.end {
      let piece = piece(source, at: offset, end: slice.end, cell: cell)
      pieces.append(piece)
      offset += piece.length
      cell += piece.cells
    }
    return pieces
  }

  private static func piece(_ source: SourceText, at offset: Int, end: Int, cell: Int) -> Piece {
    let length = UTF8Sequence.length(at: source[ByteRange(offset, min(offset + 4, end))])
    guard length > 0 else {
      return Piece(
        offset: offset, length: 1, cell: cell, cells: 4, text: TerminalEscaping.escape(byte: source[offset]))
    }
    let text = source.string(ByteRange(offset, offset + length))
    let scalar = text.unicodeScalars[text.startIndex]
    if scalar == "\t" { return Piece(offset: offset, length: 1, cell: cell, cells: 4, text: "    ") }
    if TerminalEscaping.isHidden(scalar) {
      let escape = TerminalEscaping.escape(scalar)
      return Piece(offset: offset, length: length, cell: cell, cells: escape.utf8.count, text: escape)
    }
    return Piece(offset: offset, length: length, cell: cell, cells: TerminalWidth.cells(of: scalar), text: text)
  }

  /// The pieces that fit, with a cell to spare for each `…`: the place in the middle, unless the line starts or ends
  /// before the window is full.
  private static func fit(
    _ pieces: [Piece], focus: ByteRange, width: Int, total: Int, isAtStart: Bool
  ) -> ArraySlice<Piece> {
    let first = pieces.first { focus.start < $0.offset + $0.length }?.cell ?? total
    let behind = pieces.first { $0.offset >= focus.end }?.cell ?? total
    let room = width - 2
    let lead = max((room - (behind - first)) / 2, min(8, room / 4))
    var start = max(0, min(first - lead, total - room))
    if isAtStart && start <= 1 { start = 0 }
    let from = pieces.firstIndex { $0.cell >= start } ?? pieces.endIndex
    let end = (from < pieces.endIndex ? pieces[from].cell : total) + room
    let upTo = pieces[from...].firstIndex { $0.cell + $0.cells > end } ?? pieces.endIndex
    return pieces[from..<upTo]
  }
}
