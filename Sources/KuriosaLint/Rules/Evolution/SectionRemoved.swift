import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A section to which fields belonged is gone. Decision 45: "W: … section of a field removed".
extension Rule {
  static let sectionRemoved = Rule(
    id: "evolution/section-removed", severity: .warning,
    summary: "A section with fields was removed",
    rationale: """
      The fields of the section are shown elsewhere, in the first section if they name none. No value is lost, but people look for
      their fields where they used to be, and copies of the template keep the old section.
      """,
    reference: "\"Field groups in display order\"; decision 45",
    triggering: [
      RuleExample(
        shippedMembers:
          #""version": 1, "sections": [{"id": "main", "label": {"en": "Basics"}}, {"id": "more", "label": {"en": "More"}}], "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}, {"key": "colour", "type": "text", "label": {"en": "Colour"}, "section": "more"}]"#,
        members:
          #""version": 2, "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}, {"key": "colour", "type": "text", "label": {"en": "Colour"}, "section": "main"}]"#
      )
    ],
    passing: [
      RuleExample(
        "a section without fields",
        shippedMembers:
          #""version": 1, "sections": [{"id": "main", "label": {"en": "Basics"}}, {"id": "more", "label": {"en": "More"}}]"#,
        members: #""version": 2"#)
    ],
    check: .evolution(SectionRemoved.check))
}

private enum SectionRemoved {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.sectionRemoved) {
      findings.report(
        change, facts,
        "the section \(Wording.quote(change.name)) was removed, so what items store for its fields would be shown in another one; "
          + "put it back unless this is meant")
    }
  }
}
