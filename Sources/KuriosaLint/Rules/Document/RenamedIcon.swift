import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An icon has an old name of a symbol. It works, but the new name is what people find in Apple's list. Only where
/// `minimumIOS` is configured and not older than the new name, since the new name does not work before it came.
extension Rule {
  static let renamedIcon = Rule(
    id: "document/renamed-icon", severity: .note,
    summary: "An icon has an old name of a symbol",
    rationale: """
      Apple renames symbols; the old name goes on working, but the list of SF Symbols has the new one. This is said only
      where the new name works on every system from `minimumIOS` on. Change it when the template changes anyway.
      """,
    reference: "decision 14", fix: .unsafe,
    triggering: [], passing: [RuleExample(members: #""icon": "wind""#)],
    check: .document { facts, findings in
      for icon in facts.unusualIcons {
        guard case .renamed(let name) = icon.kind else { continue }
        let old = Wording.quote(facts.tree.text(icon.node))
        let fix = FixIt.likely(
          "write \(Wording.quote(name))", facts.tree.range(icon.node), JSONSpelling.string(name))
        findings.report(icon.node, "the symbol \(old) is now called \(Wording.quote(name))", fixes: [fix])
      }
    })
}
