import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// No field is in a section, so its heading would stand over nothing. Decision 9: "An unused section: N." Decision 8 (b):
/// not while a field names an unknown section.
extension Rule {
  static let unusedSection = Rule(
    id: "sections/unused", severity: .note,
    summary: "No field is in a section",
    rationale: """
      The app leaves out a section without fields. It may be a leftover, or a field names another section by mistake. A field
      without `section` is in the first one.
      """,
    reference: "decision 9", fix: .unsafe,
    triggering: [
      RuleExample(
        members: #""sections": [{"id": "main", "label": {"en": "Basics"}}, {"id": "more", "label": {"en": "More"}}]"#)
    ],
    passing: [RuleExample(members: #""sections": [{"id": "main", "label": {"en": "Basics"}}]"#)],
    check: .document(UnusedSection.check))
}

private enum UnusedSection {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let sections = facts.view.sections
    guard !sections.isEmpty else { return }
    var isUsed = ContiguousArray(filledWith: false, count: sections.count)
    for use in facts.sections.uses {
      switch use {
      case .first: isUsed[0] = true
      case .section(let index): isUsed[index] = true
      // This field may belong to any of them.
      case .unknown, .unsound: return
      }
    }
    // A section whose id another one has is reported as that.
    for (section, _) in facts.sections.repeatedIDs { isUsed[section] = true }
    guard isUsed.contains(false), facts.hasSoundSections, facts.hasReadableFields else { return }
    for (section, isUsed) in zip(sections, isUsed) where !isUsed { report(section, facts, &findings) }
  }

  private static func report(_ section: SectionPart, _ facts: DocumentFacts, _ findings: inout Findings) {
    // An empty id is what is wrong there.
    guard let id = facts.view.string(SectionKey.id, of: section.part), !facts.tree.rawContent(id).isEmpty else {
      return
    }
    let fix = FixIt("remove the section", isSafe: false, edits: Splices.removingElement(section.part.node, facts.tree))
    findings.report(id, "no field is in the section \(Wording.quote(facts.tree.text(id)))", fixes: [fix])
  }
}
