import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Labels, names and other texts read differently. Decision 45: "N: everything else (labels, …)".
extension Rule {
  static let textChanged = Rule(
    id: "evolution/text-changed", severity: .note,
    summary: "Texts read differently than before",
    rationale: """
      Items store keys and ids, never texts, so another wording touches none of them. People see it as soon as their library has the new
      version. One note for a template names all places.
      """,
    reference: "decision 45",
    triggering: [
      RuleExample(
        shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Workshop"}, "section": "main"}"#)
    ],
    passing: [
      RuleExample(shippedMembers: #""version": 1"#, members: #""version": 2, "icon": "star""#)
    ],
    check: .evolution(TextChanged.check))
}

private enum TextChanged {
  /// Most places that are named.
  private static let mostNotes = 20

  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    let changes = facts.changes(.text).sorted { $0.newNode < $1.newNode }
    guard let first = changes.first else { return }
    let notes = changes.dropFirst().prefix(mostNotes).map { findings.note(words($0), $0.newNode) }
    let rest = changes.count - 1 - notes.count
    let count = changes.count == 1 ? "a text has" : "\(changes.count) texts have"
    let end = rest > 0 ? "; the first \(notes.count + 1) are shown" : ""
    findings.report(first, facts, "\(count) changed, which no stored item notices: \(words(first))\(end)", notes: notes)
  }

  private static func words(_ change: TemplateChange) -> String {
    switch (change.old, change.new) {
    case (nil, let new?): "new: \(Wording.quote(new))"
    case (let old?, nil): "gone: \(Wording.quote(old))"
    default: "was \(Wording.quote(change.old ?? ""))"
    }
  }
}
