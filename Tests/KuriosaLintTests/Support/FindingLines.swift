import KuriosaLint
import KuriosaSource

/// Findings as the lines of an expectation: `line:column: severity: message [rule]`, notes indented below.
enum FindingLines {
  static let linter = Linter()

  /// The findings in one file.
  static func of(_ text: String, fileName: String = "example.json", settings: LintSettings? = nil) -> [String] {
    of(SourceText(text), fileName: fileName, settings: settings)
  }

  static func of(_ source: SourceText, fileName: String = "example.json", settings: LintSettings? = nil) -> [String] {
    let linter = settings.map { Linter(settings: $0) } ?? linter
    return lines(linter.check([(FilePath(fileName), source)]), mainFile: FilePath(fileName))
  }

  /// All lines of a result. The name of the file is left out where it is `mainFile`.
  static func lines(_ result: LintResult, mainFile: FilePath) -> [String] {
    var tables: [FilePath: LineTable] = [:]
    func place(_ place: Place) -> String {
      let table = tables[place.path] ?? LineTable(result.sources[place.path] ?? SourceText(""))
      tables[place.path] = table
      let position = table.position(of: place.range.start)
      return (place.path == mainFile ? "" : place.path.text + ":") + "\(position.line):\(position.column)"
    }
    return result.diagnostics.flatMap { diagnostic in
      ["\(place(diagnostic.place)): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]"]
        + diagnostic.notes.map { "  \(place($0.place)): note: \($0.message)" }
    }
  }

  /// The text after the first fix of each finding of the rules whose id begins with `rules`; of fixes that overlap the
  /// first one counts.
  static func fixed(_ text: String, rules: String = "", safeOnly: Bool = false) -> String {
    let source = SourceText(text)
    let fixes = linter.check([(FilePath("example.json"), source)]).diagnostics.filter { $0.rule.hasPrefix(rules) }
      .compactMap { $0.fixes.first { !safeOnly || $0.isSafe } }
    var edits: [Edit] = []
    for fix in fixes where !fix.edits.contains(where: { edit in edits.contains { $0.range.overlaps(edit.range) } }) {
      edits += fix.edits
    }
    let mended = source.applying(edits.sorted { $0.range.start < $1.range.start })
    return mended.string(ByteRange(0, mended.count))
  }
}
