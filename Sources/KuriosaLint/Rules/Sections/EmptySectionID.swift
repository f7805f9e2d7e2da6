import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A section has an empty id. Decision 18: "duplicate or empty section ids E".
extension Rule {
  static let emptySectionID = Rule(
    id: "sections/empty-id", severity: .error,
    summary: "A section has an empty id",
    rationale: """
      Fields name their section by its id, and an empty one can't be told from none. The app refuses the template. Write a
      short id such as `identity`.
      """,
    reference: "decision 18",
    triggering: [
      RuleExample(
        members: """
          "sections": [{"id": "", "label": {"en": "Basics"}}],
          "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": ""}]
          """)
    ],
    passing: [RuleExample(members: #""sections": [{"id": "main", "label": {"en": "Basics"}}]"#)],
    check: .document { facts, findings in
      for section in facts.view.sections {
        guard let id = facts.view.string(SectionKey.id, of: section.part), facts.tree.rawContent(id).isEmpty else {
          continue
        }
        findings.report(id, "a section needs an id, by which fields name it")
      }
    })
}
