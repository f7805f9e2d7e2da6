import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field must have a value, and is never shown, so nobody can give it one. Decision 21: "`required` and `hidden`
/// together: W."
extension Rule {
  static let requiredAndHidden = Rule(
    id: "fields/required-and-hidden", severity: .warning,
    summary: "A field is required, and hidden at the same time",
    rationale: """
      A hidden field is not shown or edited, so nobody can enter the value that it must have. Take `required` away when a
      field is hidden.
      """,
    reference: "decision 21", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": true, "hidden": true}"#)
    ],
    passing: [
      RuleExample(
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": false, "hidden": true}"#)
    ],
    check: .document(RequiredAndHidden.check))
}

private enum RequiredAndHidden {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields where field.isRequired && field.isHidden {
      let required = facts.view.key(ofValue: facts.view.value(.required, of: field.part))
      let hidden = facts.view.key(ofValue: facts.view.value(.hidden, of: field.part))
      let note = findings.note("hidden here", hidden)
      let fix = FixIt("remove \"required\"", isSafe: false, edits: Splices.removingMember(key: required, facts.tree))
      findings.report(required, message, notes: [note], fixes: [fix])
    }
  }

  private static let message = "this field must have a value, but it is hidden, so nobody can enter one"
}
