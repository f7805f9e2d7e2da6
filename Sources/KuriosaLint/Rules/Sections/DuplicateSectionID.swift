import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two sections have the same id, so the app can't tell where a field belongs. Decision 18: "duplicate or empty section
/// ids E".
extension Rule {
  static let duplicateSectionID = Rule(
    id: "sections/duplicate-id", severity: .error,
    summary: "Two sections have the same id",
    rationale: """
      Fields name their section by its id. With the same id twice the app can't tell which of the two is meant. Give the
      later section another id, and name it in its fields.
      """,
    reference: "decision 18",
    triggering: [
      RuleExample(
        members: #""sections": [{"id": "main", "label": {"en": "Basics"}}, {"id": "main", "label": {"en": "More"}}]"#)
    ],
    passing: [RuleExample(members: #""sections": [{"id": "main", "label": {"en": "Basics"}}]"#)],
    check: .document { facts, findings in
      for (section, first) in facts.sections.repeatedIDs {
        let id = facts.view.value(SectionKey.id, of: facts.view.sections[section].part)
        // An empty id is a finding of its own.
        if facts.tree.rawContent(id).isEmpty { continue }
        let earlier = facts.view.value(SectionKey.id, of: facts.view.sections[first].part)
        let note = findings.note("first used here", earlier)
        findings.report(
          id,
          "another section has the id \(Wording.quote(facts.tree.text(id))) already, so fields can't tell them apart",
          notes: [note])
      }
    })
}
