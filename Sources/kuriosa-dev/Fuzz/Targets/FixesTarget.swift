import KuriosaJSON
import KuriosaLint
import KuriosaSource

extension FuzzTarget {
  /// What was mended has no more faults and no more findings than before, and a second run changes nothing.
  static let fixes = FuzzTarget(name: "fixes", isPair: false) { source in
    var problems = Problems()
    let before = JSONTree(parsing: source).faults.count
    let old = before == 0 ? Linting.check(source) : []
    for includesUnsafe in [false, true] {
      let fixer = Fixer(linter: Linting.linter, includesUnsafe: includesUnsafe)
      let outcome = fixer.mend(source, path: Linting.path)
      problems.expect(!(outcome.obstacle ?? "").hasPrefix("its fixes"), "the fixes come to no end")
      guard let mended = outcome.text else { continue }
      let after = JSONTree(parsing: mended).faults.count
      problems.expect(after <= before, "faults of syntax were added:\n\(mended.text)")
      if before == 0 {
        let new = Linting.check(mended)
        problems.expect(DiagnosticChecks.problems(new, mended).isEmpty, "the findings of the mended text are unsound")
        let allowed = old.count + (includesUnsafe ? outcome.mended * 8 : outcome.mended * 2)
        problems.expect(new.count <= allowed, "findings were added: \(old.count), then \(new.count)\n\(mended.text)")
      }
      let again = fixer.mend(mended, path: Linting.path)
      problems.expect(again.text == nil, "a second run changes more:\n\(mended.text)\n\(again.text?.text ?? "")")
    }
    return problems.list
  }
}
