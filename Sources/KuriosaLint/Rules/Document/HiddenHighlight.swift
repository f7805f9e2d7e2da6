import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A highlight names a hidden field, which would not be shown. Format: "visible, non-sensitive field keys". Decision 17:
/// an error.
extension Rule {
  static let hiddenHighlight = Rule(
    id: "document/hidden-highlight", severity: .error,
    summary: "A highlight names a hidden field",
    rationale: """
      A hidden field is not shown anywhere, so it can't be a key fact on a card either. Take it out of `highlights`, or show
      the field.
      """,
    reference: "\"visible, non-sensitive field keys\"; decision 17", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "hidden": true}"#,
        members: #""highlights": ["maker"]"#)
    ],
    passing: [RuleExample(members: #""highlights": ["maker"]"#)],
    check: .document { facts, findings in
      for highlight in facts.highlights {
        guard let index = highlight.field, facts.view.fields[index].isHidden else { continue }
        let field = facts.view.fields[index]
        let note = findings.note("hidden here", facts.view.key(ofValue: facts.view.value(.hidden, of: field.part)))
        findings.report(
          highlight.node, "\(Wording.quote(facts.tree.text(highlight.node))) is hidden, so it can't be shown on a card",
          notes: [note], fixes: [Highlight.removal(highlight.node, facts)])
      }
    })
}
