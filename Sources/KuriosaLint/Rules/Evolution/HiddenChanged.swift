import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field or an option is hidden, or shown again. Decision 45: "N: everything else (…, hidden, …)".
extension Rule {
  static let hiddenChanged = Rule(
    id: "evolution/hidden-changed", severity: .note,
    summary: "A field or an option is hidden now, or shown again",
    rationale: """
      Hiding is how something is taken away: values stay on the items, formulas keep using them, and it can be shown again. Options that are
      hidden still display on the items that use them.
      """,
    reference: "\"Not shown or edited; values stay on items\"; decision 45",
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}, "hidden": true}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      )
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "icon": "star""#)
    ],
    check: .evolution(HiddenChanged.check))
}

private enum HiddenChanged {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    for change in facts.changes(.hidden) {
      let parts = change.place.split(separator: "/").map { JSONPointers.unescape(String($0)) }
      let name = Wording.quote(parts.count > 1 ? parts[parts.count - 2] : "")
      let message =
        change.new == "true" ? "\(name) is hidden now; what items store for it stays" : "\(name) is shown again"
      findings.report(change, facts, message)
    }
  }
}
