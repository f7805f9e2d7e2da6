import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Cards and lists show other key facts. Decision 45: "W: … effective highlights".
extension Rule {
  static let highlightsChanged = Rule(
    id: "evolution/highlights-changed", severity: .warning,
    summary: "Gallery cards and lists show other key facts than before",
    rationale: """
      The key facts are what people know their collection by. They are the `highlights`, or the first three visible fields that are not
      sensitive; so a field that is put in front or hidden changes them as well. Give `highlights` to keep them as they were.
      """,
    reference: "\"up to three key facts shown on gallery cards and lists\"; decision 45",
    triggering: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields:
          #"{"key": "colour", "type": "text", "label": {"en": "Colour"}}, {"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#
      )
    ],
    passing: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Workshop"}, "section": "main"}"#)
    ],
    check: .evolution(HighlightsChanged.check))
}

private enum HighlightsChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.highlights) {
      findings.report(
        change, facts,
        "cards and lists would show \(shown(change.new)) instead of \(shown(change.old)); "
          + "give \"highlights\" to keep them as they were, unless this is meant")
    }
  }

  private static func shown(_ list: String?) -> String {
    guard let list, !list.isEmpty else { return "nothing" }
    return Wording.quote(list)
  }
}
