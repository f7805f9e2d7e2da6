import KuriosaJSON
import KuriosaSource

/// Two options of a field have the same id. Items store the id, so both would be one choice.
/// Format: "non-empty unique options". Decision 23: "unique by id (code points)".
extension Rule {
  static let duplicateOptionID = Rule(
    id: "options/duplicate-id", severity: .error,
    summary: "Two options of a field have the same id",
    rationale: """
      Items store the id of the option that was chosen. With the same id twice the app can't tell which of the two was
      meant, and shows the first. Give the later option an id of its own. Ids are compared by code points.
      """,
    reference: "\"non-empty unique options\"; decision 23",
    triggering: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "good", "label": {"en": "Good"}}, {"id": "good", "label": {"en": "Very good"}}]}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "good", "label": {"en": "Good"}}, {"id": "very_good", "label": {"en": "Very good"}}]}
          """)
    ],
    check: .document(DuplicateOptionID.check))
}

private enum DuplicateOptionID {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for clash in facts.optionIDClashes where clash.isEqual {
      let note = findings.note("first used here", clash.first)
      findings.report(clash.later, message(facts.tree.text(clash.later)), notes: [note])
    }
  }

  private static func message(_ id: String) -> String {
    "another option has the id \(Wording.quote(id)) already, so the app can't tell the two apart"
  }
}
