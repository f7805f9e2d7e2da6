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
    let view = facts.view
    guard !view.sections.isEmpty, facts.hasSoundSections, facts.hasReadableFields else { return }
    var ids = ByteStringIndex(capacity: view.sections.count)
    for section in view.sections { ids.add(view.string(SectionKey.id, of: section.part) ?? .none, view.tree) }
    var isUsed = ContiguousArray(repeating: false, count: view.sections.count)
    for field in view.fields {
      guard field.part.has(.section) else {
        isUsed[0] = true
        continue
      }
      // A field whose section is unknown or can't be read may belong to any of them.
      guard let name = view.string(FieldKey.section, of: field.part), let index = ids.find(name, view.tree) else {
        return
      }
      isUsed[index] = true
    }
    for index in view.sections.indices where !isUsed[index] { report(view.sections[index], facts, &findings) }
  }

  private static func report(_ section: SectionPart, _ facts: DocumentFacts, _ findings: inout Findings) {
    guard let id = facts.view.string(SectionKey.id, of: section.part), !isRepeated(id, facts) else { return }
    let fix = FixIt("remove the section", isSafe: false, edits: Splices.removingElement(section.part.node, facts.tree))
    findings.report(id, "no field is in the section \(Wording.quote(facts.tree.text(id)))", fixes: [fix])
  }

  /// A section whose id another one has is reported as that.
  private static func isRepeated(_ id: NodeIndex, _ facts: DocumentFacts) -> Bool {
    facts.view.sections.contains { section in
      guard let other = facts.view.string(SectionKey.id, of: section.part), other < id else { return false }
      return facts.tree.equal(other, id)
    }
  }
}
