import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Every option of a field is hidden, so nothing can be chosen. Decision 23: "No visible option: W."
extension Rule {
  static let noVisibleOption = Rule(
    id: "options/none-visible", severity: .warning,
    summary: "All options of a field are hidden",
    rationale: """
      A hidden option is shown on items that have it, but is not offered for new values. With all of them hidden nobody can
      choose anything. If the field is no longer wanted, hide the field instead.
      """,
    reference: "decision 23",
    triggering: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "mint", "label": {"en": "Mint"}, "hidden": true}]}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "mint", "label": {"en": "Mint"}, "hidden": true}, {"id": "used", "label": {"en": "Used"}}]}
          """)
    ],
    check: .document(NoVisibleOption.check))
}

private enum NoVisibleOption {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let view = facts.view
    for field in view.fields where !field.options.isEmpty && field.hasSoundOptions && !field.isHidden {
      guard view.options(of: field).allSatisfy(\.isHidden) else { continue }
      let key = view.key(ofValue: view.value(.options, of: field.part))
      findings.report(key, "every option of this field is hidden, so nothing can be chosen")
    }
  }
}
