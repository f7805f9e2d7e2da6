import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A collection that counted its pieces no longer does. Decision 45: "W: … counting removed".
extension Rule {
  static let countingRemoved = Rule(
    id: "evolution/counting-removed", severity: .warning,
    summary: "Collections of the template no longer count their pieces",
    rationale: """
      The counts stay in the items' journals, but nobody sees or changes them any more. Put `quantity` back, or name it in
      `removedStandardFields`, from where people can bring it back.
      """,
    reference: "\"Without it, nothing is counted\"; decision 45",
    triggering: [
      RuleExample(shippedMembers: #""version": 1, "quantity": {}"#, members: #""version": 2"#)
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "quantity": {}"#)
    ],
    check: .evolution(CountingRemoved.check))
}

private enum CountingRemoved {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.countingRemoved) {
      findings.report(
        change, facts,
        "\"quantity\" was removed, so items with a purchase_quantity of 2 would be shown as one piece; put it back")
    }
  }
}
