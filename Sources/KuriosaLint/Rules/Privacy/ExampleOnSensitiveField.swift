import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A sensitive field shows an example, which invites people to enter something like it in public view.
/// Format: "`example`: … Never on sensitive fields."
extension Rule {
  static let exampleOnSensitiveField = Rule(
    id: "privacy/example-on-sensitive-field", severity: .error,
    summary: "A sensitive field has an example",
    rationale: """
      An example is shown as a quiet prompt in an empty field. On a sensitive field there is nothing to show: the field is
      hidden by default, and an example that looks like a real serial number or name is mistaken for one. Remove it, or take
      `sensitive` away if the field holds nothing that could harm.
      """,
    reference: "\"example: … Never on sensitive fields\"; decision 25", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "serial", "type": "text", "label": {"en": "Serial number"}, "sensitive": true, "example": {"en": "A 1234"}}
          """)
    ],
    passing: [
      RuleExample(
        fields: #"{"key": "reference", "type": "text", "label": {"en": "Reference"}, "example": {"en": "79030N"}}"#)
    ],
    check: .document(ExampleOnSensitiveField.check))
}

private enum ExampleOnSensitiveField {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields where field.isSensitive && field.example != nil {
      let key = facts.view.key(ofValue: facts.view.value(.example, of: field.part))
      let mark = findings.note("sensitive here", facts.view.value(.sensitive, of: field.part))
      let fix = FixIt("remove \"example\"", isSafe: false, edits: Splices.removingMember(key: key, facts.tree))
      findings.report(key, "a sensitive field never shows an example", notes: [mark], fixes: [fix])
    }
  }
}
