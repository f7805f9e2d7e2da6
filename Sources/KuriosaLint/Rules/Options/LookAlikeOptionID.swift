import KuriosaJSON
import KuriosaSource

/// Two option ids differ only by case or by the way their accents are written. They are different choices that nobody can
/// tell apart. Decision 23: "unique by id (code points; look-alikes W)".
extension Rule {
  static let lookAlikeOptionID = Rule(
    id: "options/look-alike-id", severity: .warning,
    summary: "Two option ids differ only by case or Unicode normalization",
    rationale: """
      To the app these are two different options; to people who read the template or an export they are the same. Choose ids
      that differ in more than capital letters or in how an accent is stored.
      """,
    reference: "decision 23",
    triggering: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "vf", "label": {"en": "Very fine"}}, {"id": "VF", "label": {"en": "Very fair"}}]}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "VF", "label": {"en": "Very fine"}}, {"id": "F", "label": {"en": "Fine"}}]}
          """)
    ],
    check: .document(LookAlikeOptionID.check))
}

private enum LookAlikeOptionID {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for clash in facts.optionIDClashes where !clash.isEqual {
      let note = findings.note("the other one", clash.first)
      findings.report(clash.later, message(facts.tree.text(clash.later)), notes: [note])
    }
  }

  private static func message(_ id: String) -> String {
    "the id \(Wording.quote(id)) looks like that of another option, but the app takes them for two different choices"
  }
}
