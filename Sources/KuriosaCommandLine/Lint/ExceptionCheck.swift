import KuriosaLint
import KuriosaSource

/// Looks at the exceptions after a run: which are over, and which allowed nothing.
struct ExceptionCheck {
  private let plan: LintPlan
  /// The exceptions of each linter of the plan.
  private let inForce: [Set<AllowedFinding>]

  /// Nil where the plan has no exceptions.
  init?(plan: LintPlan) {
    guard plan.finder.all.contains(where: { !$0.configuration.allow.isEmpty }) else { return nil }
    self.plan = plan
    inForce = plan.linters.map { Set($0.settings.exceptions) }
  }

  func findings(_ collector: CatalogCollector) -> [Diagnostic] {
    let files = Dictionary(grouping: collector.ids, by: \.id)
    return plan.finder.all.flatMap { found in
      let exceptions = found.configuration.allow
      let settings = found.configuration.settings(for: FilePath(""), basis: plan.basis)
      return ExceptionFindings.all(exceptions, used: collector.usedExceptions, settings: settings) { exception in
        files[exception.template, default: []].contains { isJudged(exception, in: $0.path) }
      }
    }
  }

  /// Whether the file was checked with the exception in force and its rule on.
  private func isJudged(_ exception: AllowedFinding, in path: FilePath) -> Bool {
    let index = plan.linterIndex(for: path)
    guard inForce[index].contains(exception), let rule = Registry.rule(exception.rule),
      plan.linters[index].settings.severity(of: rule) != nil
    else { return false }
    return rule.group != .evolution || plan.shipped?.contains(exception.template) ?? false
  }
}
