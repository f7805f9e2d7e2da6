import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Anything else has changed: icon, showcase, suggestions, unit hints, a section, more stars. Decision 45: "N: everything
/// else".
extension Rule {
  static let otherChange = Rule(
    id: "evolution/other-change", severity: .note,
    summary: "Something has changed that harms no stored item",
    rationale: """
      It is only mentioned so that nothing changes unseen. Stored items keep all they hold.
      """,
    reference: "decision 45",
    triggering: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "icon": "star""#),
      RuleExample(
        shipped: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 8}"#,
        fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 10}"#),
    ],
    passing: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Workshop"}, "section": "main"}"#)
    ],
    check: .evolution(OtherChange.check))
}

private enum OtherChange {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    let others: [TemplateChange.Kind] = [
      .member, .unitHint, .multiline, .section, .ratingMax, .required, .countingAdded, .standardFieldRestored,
      .unusedSectionRemoved, .type,
    ]
    for change in facts.comparison.changes where others.contains(change.kind) && change.weight == .harmless {
      findings.report(change, facts, message(change))
    }
  }

  private static func message(_ change: TemplateChange) -> String {
    let name = Wording.quote(change.name)
    let subject = change.field.map { $0 == change.name ? name : "\(name) of \(Wording.quote($0))" } ?? name
    switch (change.old, change.new) {
    case (nil, let new?): return "\(subject) is new, \(Wording.cut(new)), which no stored item notices"
    case (let old?, nil): return "\(subject), which was \(Wording.cut(old)), is gone, which no stored item notices"
    case (let old?, let new?) where old != new && max(old.utf8.count, new.utf8.count) <= 40:
      return "\(subject) went from \(old) to \(new), which no stored item notices"
    default: return "\(subject) has changed, which no stored item notices"
    }
  }
}
