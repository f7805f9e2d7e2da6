import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An option has an empty id, so no item could store that it was chosen. Decision 23: "ids not empty".
extension Rule {
  static let emptyOptionID = Rule(
    id: "options/empty-id", severity: .error,
    summary: "An option has an empty id",
    rationale: """
      Items store the id of the option that was chosen; an empty id is the same as no choice. Write a short id such as
      `mint`, and never change it once the template has shipped.
      """,
    reference: "decision 23",
    triggering: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"}, "options": [{"id": "", "label": {"en": "Mint"}}]}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"}, "options": [{"id": "m", "label": {"en": "Mint"}}]}
          """)
    ],
    check: .document { facts, findings in
      for option in facts.view.options {
        guard let id = facts.view.string(OptionKey.id, of: option.part), facts.tree.rawContent(id).isEmpty else {
          continue
        }
        findings.report(id, "an option needs an id, which is what items store when it is chosen")
      }
    })
}
