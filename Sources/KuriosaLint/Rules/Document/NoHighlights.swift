import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An empty list of highlights shows nothing. Decision 17: "`[]` shows nothing: N".
extension Rule {
  static let noHighlights = Rule(
    id: "document/no-highlights", severity: .note,
    summary: "The list of highlights is empty",
    rationale: """
      With an empty list cards show no key facts at all. That may be meant. Without the key the app shows the first three
      fields that are visible and not sensitive.
      """,
    reference: "decision 17",
    triggering: [RuleExample(members: #""highlights": []"#)],
    passing: [RuleExample(members: #""highlights": ["maker"]"#)],
    check: .document { facts, findings in
      let list = facts.view.value(.highlights)
      guard list.exists, facts.tree.kind(list) == .array, !facts.tree.isDamaged(list) else { return }
      guard facts.tree[list].next == list.value + 1 else { return }
      findings.report(
        list, "with an empty list cards show no key facts; without the key they show the first three fields")
    })
}
