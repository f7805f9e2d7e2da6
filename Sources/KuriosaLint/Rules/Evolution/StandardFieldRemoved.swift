import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A standard field is no longer shown. Decision 45: "W also: … `removedStandardFields` grown".
extension Rule {
  static let standardFieldRemoved = Rule(
    id: "evolution/standard-field-removed", severity: .warning,
    summary: "A standard field is no longer shown",
    rationale: """
      Values stay on the items, and adding the field back shows them again. Until then people miss what they entered.
      """,
    reference: "\"standard fields this collection does not show or edit\"; decision 45",
    triggering: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "removedStandardFields": ["notes"]"#)
    ],
    passing: [
      RuleExample(
        shippedMembers: #""version": 1, "removedStandardFields": ["tags", "notes"]"#,
        members: #""version": 2, "removedStandardFields": ["notes"]"#)
    ],
    check: .evolution(StandardFieldRemoved.check))
}

private enum StandardFieldRemoved {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.standardFieldRemoved) {
      findings.report(
        change, facts,
        "\(Wording.quote(change.name)) is no longer shown, so what items hold there could not be seen or edited; "
          + "take it out of the list unless this is meant")
    }
  }
}
