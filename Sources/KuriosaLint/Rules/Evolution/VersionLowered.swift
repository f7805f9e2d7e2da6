import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The version went back, so no library that holds the template ever takes this one. Decision 43: "Lower version E."
extension Rule {
  static let versionLowered = Rule(
    id: "evolution/version-lowered", severity: .error,
    summary: "The version is lower than the one that shipped",
    rationale: """
      The app replaces a stored built-in only by one of a higher version. With a lower one the template reaches new
      libraries only, and the same number means two different contents.
      """,
    reference: "\"the app replaces stored built-ins with higher versions\"; decision 43", fix: .safe,
    triggering: [
      RuleExample(shippedMembers: #""version": 3"#, members: #""version": 2, "icon": "star""#),
      RuleExample(shippedMembers: #""version": 3"#, members: #""version": 2"#),
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 3"#, members: #""version": 4, "icon": "star""#)
    ],
    check: .evolution(VersionLowered.check))
}

private enum VersionLowered {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    let comparison = facts.comparison
    guard let old = comparison.oldVersion, let new = comparison.newVersion, new < old else { return }
    findings.report(
      facts.document.view.value(.version),
      "the version went back from \(old) to \(new); the app takes only higher ones, so libraries that hold this template would never get it",
      fixes: TemplateVersion.raising(to: comparison.content == .same ? old : old + 1, facts))
  }
}
