import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// There is a new field, option or section. Decision 45: "N: everything else".
extension Rule {
  static let partAdded = Rule(
    id: "evolution/part-added", severity: .note,
    summary: "A field, an option or a section is new",
    rationale: """
      Nothing that is stored changes. From the moment it has shipped a key or an id stays for ever, so this is the last chance to find a better
      one.
      """,
    reference: "\"never renamed once shipped\"; decision 45",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}, {"key": "a", "type": "text", "label": {"en": "A"}}, {"key": "b", "type": "text", "label": {"en": "B"}}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}, {"key": "a", "type": "text", "label": {"en": "A"}}, {"key": "b", "type": "text", "label": {"en": "B"}}, {"key": "colour", "type": "text", "label": {"en": "Colour"}}"#
      )
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "icon": "star""#)
    ],
    check: .evolution(PartAdded.check))
}

private enum PartAdded {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.fieldAdded, .optionAdded, .sectionAdded) where change.weight == .harmless {
      findings.report(
        change, facts,
        "the \(what(change, facts)) \(Wording.quote(change.name)) is new; once it has shipped it can't be renamed")
    }
  }

  private static func what(_ change: TemplateChange, _ facts: EvolutionFacts) -> String {
    switch change.kind {
    case .fieldAdded: "field"
    case .sectionAdded: "section"
    default: facts.newField(change)?.type == .quantity ? "unit" : "option"
    }
  }
}
