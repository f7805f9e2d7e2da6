import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// More than three highlights. Format: "up to three key facts shown on gallery cards and lists". Decision 17: an error;
/// `@count` counts among the three.
extension Rule {
  static let tooManyHighlights = Rule(
    id: "document/too-many-highlights", severity: .error,
    summary: "There are more than three highlights",
    rationale: """
      A card in the gallery has room for three key facts, the count included. The app refuses a longer list rather than drop
      some of it. Keep the three by which a collector tells pieces apart.
      """,
    reference: "\"up to three key facts\"; decision 17", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "a", "type": "text", "label": {"en": "A"}}, {"key": "b", "type": "text", "label": {"en": "B"}},
          {"key": "c", "type": "text", "label": {"en": "C"}}
          """, members: #""quantity": {}, "highlights": ["@count", "a", "b", "c"]"#)
    ],
    passing: [
      RuleExample(
        fields:
          #"{"key": "a", "type": "text", "label": {"en": "A"}}, {"key": "b", "type": "text", "label": {"en": "B"}}"#,
        members: #""quantity": {}, "highlights": ["a", "@count", "b"]"#)
    ],
    check: .document { facts, findings in
      let list = facts.view.value(.highlights)
      guard list.exists, facts.tree.kind(list) == .array, !facts.tree.isDamaged(list) else { return }
      let entries = Array(facts.tree.elements(of: list))
      guard entries.count > 3 else { return }
      let excess = ByteRange(facts.tree.range(entries[2]).end, facts.tree.range(entries[entries.count - 1]).end)
      let fix = FixIt("keep the first three", isSafe: false, edits: [.delete(excess)])
      findings.report(
        entries[3],
        "a card has room for three highlights, and this is the fourth\(entries.count > 4 ? " of \(entries.count)" : "")",
        // One of the first that can't stay makes room.
        fixes: Highlight.areSound(first: 3, facts) ? [fix] : [])
    })
}
