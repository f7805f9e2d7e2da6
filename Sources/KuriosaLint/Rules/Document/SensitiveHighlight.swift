import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A highlight names a sensitive field, which would show on every card what is meant to stay hidden. Format: "visible,
/// non-sensitive field keys". Decision 17: "sensitive (also by propagation) field E".
extension Rule {
  static let sensitiveHighlight = Rule(
    id: "document/sensitive-highlight", severity: .error,
    summary: "A highlight names a sensitive field",
    rationale: """
      Highlights are shown on every card of the gallery, to everybody who looks over the owner's shoulder. A sensitive field
      is hidden by default; so is a calculation that uses one. Choose another field.
      """,
    reference: "\"visible, non-sensitive field keys\"; decision 17", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: #"{"key": "serial", "type": "text", "label": {"en": "Serial number"}, "sensitive": true}"#,
        members: #""highlights": ["serial"]"#)
    ],
    passing: [RuleExample(members: #""highlights": ["maker"]"#)],
    check: .document { facts, findings in
      for highlight in facts.highlights {
        guard let index = highlight.field, facts.sensitivity.isSensitive[index] else { continue }
        let field = facts.view.fields[index]
        let name = Wording.quote(facts.tree.text(highlight.node))
        let note =
          field.isSensitive
          ? findings.note("sensitive here", facts.view.value(.sensitive, of: field.part))
          : facts.sensitivity.source[index].map { findings.note("it uses a sensitive field", $0.operand) }
        findings.report(
          highlight.node, "\(name) is sensitive, and a card would show it to everybody", notes: note.map { [$0] } ?? [],
          fixes: [Highlight.removal(highlight.node, facts)])
      }
    })
}
