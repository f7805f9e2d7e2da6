import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A template has fields and no sections to show them in. Decision 9: "`sections: []` with fields: W."
extension Rule {
  static let noSections = Rule(
    id: "sections/none", severity: .warning,
    summary: "A template with fields has no sections",
    rationale: """
      The app shows fields in sections with headings, and puts fields without one into the first. Where there is none, the
      form has no order at all. Add at least one section.
      """,
    reference: "decision 9",
    triggering: [
      RuleExample(
        members: #""sections": [], "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}}]"#)
    ],
    passing: [RuleExample("nothing to show", members: #""sections": [], "fields": []"#)],
    check: .document { facts, findings in
      let list = facts.view.value(.sections)
      guard list.exists, facts.tree.kind(list) == .array, !facts.tree.isDamaged(list) else { return }
      guard facts.tree[list].next == list.value + 1, !facts.view.fields.isEmpty else { return }
      findings.report(list, "the template has fields, and no section to show them in")
    })
}
