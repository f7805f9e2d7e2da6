import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An icon came with a newer system than the oldest one that the app runs on. There it would be missing. Decision 14:
/// "newer than `minimumIOS` W when that is configured".
extension Rule {
  static let iconTooNew = Rule(
    id: "document/icon-too-new", severity: .warning,
    summary: "An icon is newer than the oldest system that the app runs on",
    rationale: """
      With `minimumIOS` the configuration says which system the app needs at least. On a system older than the symbol no
      icon would show. Choose an older symbol. Without `minimumIOS` this is not checked.
      """,
    reference: "decision 14",
    triggering: [],
    passing: [RuleExample(members: #""icon": "watch.analog""#)],
    check: .document { facts, findings in
      guard let minimum = facts.settings.minimumIOS else { return }
      for icon in facts.unusualIcons {
        guard case .tooNew(let since) = icon.kind else { continue }
        findings.report(
          icon.node,
          "the symbol \(Wording.quote(facts.tree.text(icon.node))) came with iOS \(since), and the app runs from iOS "
            + "\(minimum) on, where no icon would show")
      }
    })
}
