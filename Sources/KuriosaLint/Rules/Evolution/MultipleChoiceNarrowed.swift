import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A multiple choice became a dropdown. "A multiple_choice [can become] a dropdown while no item has more than one of its
/// choices." Decision 44: "W towards `dropdown`".
extension Rule {
  static let multipleChoiceNarrowed = Rule(
    id: "evolution/multiple-choice-narrowed", severity: .warning,
    summary: "A multiple choice that shipped became a dropdown",
    rationale: """
      A multiple choice can become a dropdown only while no item has more than one of its choices, which a template cannot
      know. Items with several keep them, but whoever edits one can keep a single choice only.
      """,
    reference: "\"and a multiple_choice a dropdown while no item has more than one of its choices\"; decision 44",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "frame", "type": "multiple_choice", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      )
    ],
    passing: [
      RuleExample(
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "multiple_choice", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      )
    ],
    check: .evolution(MultipleChoiceNarrowed.check))
}

private enum MultipleChoiceNarrowed {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.type) where change.weight == .notable {
      let options = facts.oldField(change).map { facts.old.options(of: $0) } ?? []
      let ids = options.compactMap { facts.old.string(OptionKey.id, of: $0.part) }.prefix(2).map {
        Wording.cut(facts.old.tree.text($0))
      }
      let value = #"{"multiple_choice": [\#(ids.map(JSONSpelling.string).joined(separator: ", "))]}"#
      findings.report(
        change, facts,
        "\(Wording.quote(change.field ?? "")) is no multiple choice any more: items that store \(value) could keep only one "
          + "of their choices when they are edited; restore multiple_choice if any item may have several")
    }
  }
}
