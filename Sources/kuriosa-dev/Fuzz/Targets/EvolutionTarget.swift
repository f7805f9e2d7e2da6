import KuriosaJSON
import KuriosaLint
import KuriosaSource

extension FuzzTarget {
  /// Any version can be judged against any other; against itself there is nothing to say.
  ///
  /// The first document is what shipped, the second the new version.
  static let evolution = FuzzTarget(name: "evolution", isPair: true) { source in
    let (old, new) = source.pair()
    var problems = Problems()
    let judge = linter(old)
    for problem in DiagnosticChecks.problems(Linting.check(new, judge), new) { problems.expect(false, problem) }
    let fixer = Fixer(linter: judge, includesUnsafe: false)
    if let mended = fixer.mend(new, path: Linting.path).text {
      problems.expect(fixer.mend(mended, path: Linting.path).text == nil, "a second run changes more:\n\(mended.text)")
    }
    let same = Linting.check(SourceText(new.bytes + [0x20]), linter(new)).filter { $0.rule.hasPrefix("evolution/") }
    problems.expect(same.isEmpty || !JSONTree(parsing: new).faults.isEmpty, "a document differs from itself: \(same)")
    return problems.list
  }

  private static func linter(_ shipped: SourceText) -> Linter {
    Linter(shipped: ShippedTemplates([.init(path: Linting.path, source: shipped, isExpected: true)]))
  }
}
