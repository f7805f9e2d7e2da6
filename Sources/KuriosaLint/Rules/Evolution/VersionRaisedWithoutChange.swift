import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The version is higher and nothing else has changed. Decision 43: "Higher without a change N."
extension Rule {
  static let versionRaisedWithoutChange = Rule(
    id: "evolution/version-raised-without-change", severity: .note,
    summary: "The version is higher, but nothing has changed",
    rationale: """
      Libraries would replace their copy by the same one. That does no harm; it is only mentioned since the change that the
      number was raised for may have been forgotten.
      """,
    reference: "decision 43",
    triggering: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2"#)
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "icon": "star""#)
    ],
    check: .evolution(VersionRaisedWithoutChange.check))
}

private enum VersionRaisedWithoutChange {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    let comparison = facts.comparison
    guard comparison.content == .same, let old = comparison.oldVersion, let new = comparison.newVersion, new > old
    else { return }
    findings.report(
      facts.document.view.value(.version),
      "the version went from \(old) to \(new), but nothing else has changed")
  }
}
