import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// For people: each finding with the lines it is about, its notes, and how to mend it.
  static let text = ReportFormat(name: "text", summary: "findings with the lines they are about") {
    result, options, writer in
    var report = TextReport(positions: Positions(result), options: options)
    report.write(result, &writer)
  }
}

private struct TextReport {
  /// Most other places that are shown for one finding.
  static let mostNotes = 12

  var positions: Positions
  let options: ReportOptions

  mutating func write(_ result: LintResult, _ writer: inout ReportWriter) {
    for problem in result.problems { writer.writeLine(FirstLine.text(problem, options)) }
    if !result.problems.isEmpty { writer.writeLine() }
    for diagnostic in result.diagnostics {
      write(diagnostic, &writer)
      writer.writeLine()
    }
    if options.statistics && !result.diagnostics.isEmpty {
      Summary.writeStatistics(result, options, &writer)
      writer.writeLine()
    }
    guard !options.quiet else { return }
    writer.writeLine(Summary.line(result))
    if let fixes = Summary.fixes(result) { writer.writeLine(fixes) }
  }

  private mutating func write(_ diagnostic: Diagnostic, _ writer: inout ReportWriter) {
    writer.writeLine(FirstLine.text(diagnostic, positions.start(diagnostic.place), options))
    let notes = numbered(diagnostic)
    let here = notes.filter { isShown($0.place) && $0.place.path == diagnostic.place.path }
    let elsewhere = notes.filter { !isShown($0.place) || $0.place.path != diagnostic.place.path }
    var marks = here.map { Excerpt.Mark(range: $0.place.range, label: $0.message, isPrimary: false) }
    if isShown(diagnostic.place) {
      marks.insert(Excerpt.Mark(range: diagnostic.place.range, label: "", isPrimary: true), at: 0)
    }
    let gutter = gutterWidth(marks, diagnostic, elsewhere)
    writeExcerpt(marks, diagnostic.place.path, diagnostic.severity, gutter, &writer)
    for note in elsewhere { write(note, diagnostic.severity, gutter, &writer) }
    let hidden = diagnostic.notes.count - notes.count
    if hidden > 0 { writeRemark(.note, "note", "and \(Summary.number(hidden, "more place"))", gutter, &writer) }
    for fix in diagnostic.fixes {
      writeRemark(
        .fix, "fix", visible(fix.title) + (fix.isSafe ? " (safe)" : " (unsafe: needs a look)"), gutter, &writer)
    }
  }

  /// The notes that are shown. Steps of a chain are numbered, since an excerpt shows them in the order of the file.
  private func numbered(_ diagnostic: Diagnostic) -> [Note] {
    let notes = diagnostic.notes.prefix(Self.mostNotes)
    guard diagnostic.isChain && notes.count > 1 else { return Array(notes) }
    return notes.enumerated().map { Note("\($0 + 1): \($1.message)", at: $1.place) }
  }

  /// Whether there are lines to show: not for a whole file, nor without its text.
  private func isShown(_ place: Place) -> Bool {
    guard let source = positions.source(place.path) else { return false }
    return place.range != ByteRange(0, 0) && place.range.end <= source.count
  }

  private mutating func excerpt(_ path: FilePath, _ severity: Severity) -> Excerpt? {
    guard let source = positions.source(path), let table = positions.table(path) else { return nil }
    return Excerpt(source, table, style: TerminalStyle(severity), options: options)
  }

  /// One width for all excerpts of a finding.
  private mutating func gutterWidth(_ marks: [Excerpt.Mark], _ diagnostic: Diagnostic, _ elsewhere: [Note]) -> Int {
    var width = 1
    if !marks.isEmpty, let excerpt = excerpt(diagnostic.place.path, diagnostic.severity) {
      width = excerpt.gutterWidth(marks)
    }
    for note in elsewhere where isShown(note.place) {
      width = max(width, String(positions.start(note.place).line).utf8.count)
    }
    return width
  }

  private mutating func writeExcerpt(
    _ marks: [Excerpt.Mark], _ path: FilePath, _ severity: Severity, _ gutter: Int, _ writer: inout ReportWriter
  ) {
    guard !marks.isEmpty else { return }
    excerpt(path, severity)?.write(marks, gutter: gutter, &writer)
  }

  private mutating func write(_ note: Note, _ severity: Severity, _ gutter: Int, _ writer: inout ReportWriter) {
    let place = FirstLine.text(note.place.path, positions.start(note.place))
    writeRemark(.note, "note", "\(visible(note.message)) at \(place)", gutter, &writer)
    guard isShown(note.place) else { return }
    let mark = Excerpt.Mark(range: note.place.range, label: "", isPrimary: false)
    writeExcerpt([mark], note.place.path, severity, gutter, &writer)
  }

  private func writeRemark(
    _ style: TerminalStyle, _ kind: String, _ text: String, _ gutter: Int, _ writer: inout ReportWriter
  ) {
    writer.write(TerminalStyle.gutter(String(repeating: " ", count: gutter + 2) + "=", options.color))
    writer.writeLine(" \(style("\(kind):", options.color)) \(text)")
  }
}
