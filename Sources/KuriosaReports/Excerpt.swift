import KuriosaSource

/// Lines of one file with places underlined in them.
struct Excerpt {
  /// A place to underline.
  struct Mark {
    var range: ByteRange
    /// Said beside the underline; may be empty.
    var label: String
    /// Whether it is the finding itself rather than another place that matters.
    var isPrimary: Bool
  }

  private let source: SourceText
  private let table: LineTable
  private let style: TerminalStyle
  private let options: ReportOptions

  init(_ source: SourceText, _ table: LineTable, style: TerminalStyle, options: ReportOptions) {
    self.source = source
    self.table = table
    self.style = style
    self.options = options
  }

  /// Digits of the greatest line number that `marks` need.
  func gutterWidth(_ marks: [Mark]) -> Int {
    String(lines(marks).last ?? 1).utf8.count
  }

  /// The lines with marks, `...` for those between, in order of the file.
  func write(_ marks: [Mark], gutter: Int, _ writer: inout ReportWriter) {
    var previous: Int?
    for line in lines(marks) {
      if let previous, line == previous + 2 {
        write(line - 1, [], gutter: gutter, &writer)
      } else if let previous, line > previous + 2 {
        writer.writeLine(TerminalStyle.gutter("...", options.color))
      }
      write(line, marks.filter { table.position(of: $0.range.start).line == line }, gutter: gutter, &writer)
      previous = line
    }
  }

  /// The numbers of the lines to show, in order. A bracket alone tells nothing, so the two lines behind it come too.
  private func lines(_ marks: [Mark]) -> [Int] {
    var lines: Set<Int> = []
    for mark in marks {
      let line = table.position(of: mark.range.start).line
      lines.insert(line)
      guard mark.isPrimary, isBracket(line) else { continue }
      lines.formUnion((line + 1..<line + 3).filter { $0 <= table.lineCount && !table.range(ofLine: $0).isEmpty })
    }
    return lines.sorted()
  }

  private func isBracket(_ line: Int) -> Bool {
    let range = table.range(ofLine: line)
    guard range.count < 200 else { return false }
    let bytes = source[range].filter { $0 != 0x20 && $0 != 0x09 }
    return bytes.elementsEqual("{".utf8) || bytes.elementsEqual("[".utf8)
  }

  private func write(_ line: Int, _ marks: [Mark], gutter: Int, _ writer: inout ReportWriter) {
    let range = table.range(ofLine: line)
    let width = max((options.width ?? 120) - gutter - 4, 20)
    for group in groups(marks, in: range, width: width) {
      let window = LineWindow(source, line: range, focus: group.focus, width: width)
      let number = String(line)
      let padding = String(repeating: " ", count: gutter - number.utf8.count)
      writer.write(TerminalStyle.gutter(" \(padding)\(number) |", options.color))
      writer.writeLine(window.text.isEmpty ? "" : " " + window.text)
      for mark in group.marks { write(mark, window, gutter: gutter, line: line, &writer) }
    }
  }

  private func write(_ mark: Mark, _ window: LineWindow, gutter: Int, line: Int, _ writer: inout ReportWriter) {
    let cells = window.cells(under: inLine(mark.range, table.range(ofLine: line)))
    writer.write(TerminalStyle.gutter(String(repeating: " ", count: gutter + 2) + "|", options.color))
    writer.write(String(repeating: " ", count: cells.lowerBound + 1))
    var underline = String(repeating: mark.isPrimary ? "^" : "-", count: cells.count)
    if let last = lastLine(mark.range), last > line { underline += "… (to line \(last))" }
    if !mark.label.isEmpty { underline += " " + visible(mark.label) }
    writer.writeLine((mark.isPrimary ? style : .gutter)(underline, options.color))
  }

  /// The line that a range ends in; a line end at its end still belongs to the line before.
  private func lastLine(_ range: ByteRange) -> Int? {
    guard !range.isEmpty else { return nil }
    let end = table.position(of: range.end)
    return end.column == 1 ? end.line - 1 : end.line
  }

  private func inLine(_ range: ByteRange, _ line: ByteRange) -> ByteRange {
    let start = min(max(range.start, line.start), line.end)
    return ByteRange(start, max(start, min(range.end, line.end)))
  }

  /// Marks that can be seen at once, with the range that holds them; a line without marks is one group.
  private func groups(_ marks: [Mark], in line: ByteRange, width: Int) -> [(focus: ByteRange, marks: [Mark])] {
    guard !marks.isEmpty else { return [(ByteRange(at: line.start), [])] }
    var groups: [(focus: ByteRange, marks: [Mark])] = []
    for mark in marks.sorted(by: { $0.range.start < $1.range.start }) {
      let range = inLine(mark.range, line)
      if let last = groups.last, line.count <= width || max(range.end, last.focus.end) - last.focus.start <= width / 2 {
        groups[groups.count - 1].focus.end = max(last.focus.end, range.end)
        groups[groups.count - 1].marks.append(mark)
      } else {
        groups.append((range, [mark]))
      }
    }
    for index in groups.indices {
      let (primary, others) = (groups[index].marks.filter(\.isPrimary), groups[index].marks.filter { !$0.isPrimary })
      groups[index].marks = primary + others
    }
    return groups
  }
}
