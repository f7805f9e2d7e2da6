import KuriosaLint
import KuriosaSource

/// The first fault of syntax of a document, in words, for commands that need a sound one.
enum SyntaxFinding {
  /// "line 3, column 7: …"
  static func first(_ source: SourceText, _ path: FilePath) -> String {
    var settings = LintSettings()
    settings.selected = [RuleGroup.syntax.rawValue]
    var collector = CatalogCollector()
    let found = Linter(settings: settings).check(source, path: path, into: &collector)
    guard let finding = found.filter({ $0.severity == .error }).min(by: Diagnostic.precedes) else {
      return "'kuriosa lint' tells which"
    }
    let position = LineTable(source).position(of: finding.place.range.start)
    return "line \(position.line), column \(position.column): \(finding.message)"
  }
}
