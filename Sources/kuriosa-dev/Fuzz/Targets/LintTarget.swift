import KuriosaJSON
import KuriosaLint
import KuriosaSource

extension FuzzTarget {
  /// No rule crashes; every place lies in the text, in order; fixes can be applied.
  static let lint = FuzzTarget(name: "lint", isPair: false) { source in
    DiagnosticChecks.problems(Linting.check(source), source)
  }
}

/// What the targets lint with.
enum Linting {
  static let path = FilePath("kites.json")
  static let linter = Linter()

  static func check(_ source: SourceText, _ linter: Linter = Linting.linter) -> [Diagnostic] {
    linter.check([(path, source)]).diagnostics
  }
}

/// What holds for the findings in every document.
enum DiagnosticChecks {
  static func problems(_ diagnostics: [Diagnostic], _ source: SourceText) -> [String] {
    var problems = Problems()
    for diagnostic in diagnostics {
      check(diagnostic, source, &problems)
    }
    let pairs = zip(diagnostics, diagnostics.dropFirst())
    problems.expect(pairs.allSatisfy { !Diagnostic.precedes($1, $0) }, "the findings are not in order")
    for (first, second) in pairs { problems.expect(first != second, "the same finding twice: \(first)") }
    return problems.list
  }

  private static func check(_ diagnostic: Diagnostic, _ source: SourceText, _ problems: inout Problems) {
    let places = [diagnostic.place] + diagnostic.notes.map(\.place).filter { $0.path == diagnostic.place.path }
    for place in places {
      let isInside = place.range.start <= place.range.end && place.range.end <= source.count
      problems.expect(isInside, "\(diagnostic.rule): a place outside the text: \(place)")
    }
    problems.expect(!diagnostic.message.isEmpty, "\(diagnostic.rule): no message")
    for fix in diagnostic.fixes { check(fix, diagnostic, source, &problems) }
  }

  private static func check(
    _ fix: FixIt, _ diagnostic: Diagnostic, _ source: SourceText, _ problems: inout Problems
  ) {
    var position = 0
    for edit in fix.edits {
      let isInOrder = edit.range.start >= position && edit.range.start <= edit.range.end
      problems.expect(isInOrder && edit.range.end <= source.count, "\(diagnostic.rule): edits out of order: \(fix)")
      position = edit.range.end
    }
    problems.expect(!fix.edits.isEmpty, "\(diagnostic.rule): a fix without an edit: \(fix)")
  }
}
