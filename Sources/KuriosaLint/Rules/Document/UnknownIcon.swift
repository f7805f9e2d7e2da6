import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An icon is no SF Symbol, so nothing would be shown. Format: "`icon`: SF Symbol name". Decision 14: a warning.
extension Rule {
  static let unknownIcon = Rule(
    id: "document/unknown-icon", severity: .warning,
    summary: "An icon is no SF Symbol that we know",
    rationale: """
      The app shows icons by the names of SF Symbols. For a name that is none it shows nothing. Look the name up in Apple's
      SF Symbols app; capitals and full stops count. The list here has the symbols up to iOS 26.
      """,
    reference: "\"icon: SF Symbol name\"; decision 14", fix: .unsafe,
    triggering: [RuleExample(members: #""icon": "watch.analogue""#)],
    passing: [RuleExample(members: #""icon": "watch.analog""#)],
    check: .document(UnknownIcon.check))
}

private enum UnknownIcon {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    var search = BoundedSearch()
    for icon in facts.unusualIcons where icon.kind == .unknown {
      let text = facts.tree.text(icon.node)
      let meant = search.closestSymbol(to: text)
      let question = meant.map { "; did you mean \(Wording.quote($0))?" } ?? ""
      let fixes = meant.map {
        [FixIt("write \(Wording.quote($0))", isSafe: false, edits: [Edit(facts.tree.range(icon.node), "\"\($0)\"")])]
      }
      findings.report(
        icon.node, "\(Wording.quote(text)) is no SF Symbol, so no icon would show\(question)", fixes: fixes ?? [])
    }
  }
}
