import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The content has changed and the version has not, so the change reaches nobody who holds the template. Decision 43: "Any
/// change of the canonical bytes of a template that is present in the base needs a higher `version`".
extension Rule {
  static let versionNotRaised = Rule(
    id: "evolution/version-not-raised", severity: .error,
    summary: "The content has changed, but not the version",
    rationale: """
      The app replaces a stored built-in only by one of a higher version. A change without a new version, be it one
      translation, reaches new libraries only; those that hold the template keep the old one for ever.
      """,
    reference: "\"the app replaces stored built-ins with higher versions\"; decision 43", fix: .safe,
    triggering: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 1, "icon": "star""#)
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "icon": "star""#),
      RuleExample(
        "the order of members is no change", shippedMembers: #""version": 1"#, members: #""icon": "wind", "version": 1"#
      ),
    ],
    check: .evolution(VersionNotRaised.check))
}

private enum VersionNotRaised {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    let comparison = facts.comparison
    guard comparison.content == .changed, let version = comparison.newVersion, version == comparison.oldVersion else {
      return
    }
    findings.report(
      facts.document.view.value(.version),
      "the content has changed, but the version is still \(version), so libraries that hold this template would never get the change",
      fixes: TemplateVersion.raising(to: version + 1, facts))
  }
}

extension TemplateVersion {
  /// The fix that writes a version; none where there is no such version.
  static func raising(to version: Int, _ facts: EvolutionFacts) -> [FixIt] {
    guard range.contains(version) else { return [] }
    let range = facts.tree.range(facts.document.view.value(.version))
    return [FixIt("raise the version to \(version)", isSafe: true, edits: [Edit(range, String(version))])]
  }
}
