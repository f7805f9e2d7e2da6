import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A suggestion names an empty template. Format: "for suggestions a non-empty template and icon where given". Decision 20.
extension Rule {
  static let emptySuggestedTemplate = Rule(
    id: "suggestions/empty-template", severity: .error,
    summary: "A suggestion names an empty template",
    rationale: """
      `template` names the built-in that the sub-collection is made from. An empty text names none, and the app refuses the
      template. To give the sub-collection the fields of the collection it sits in, leave the key out.
      """,
    reference: "\"for suggestions a non-empty template and icon where given\"; decision 20",
    triggering: [RuleExample(members: #""suggestions": [{"template": ""}]"#)],
    passing: [RuleExample(members: #""suggestions": [{"template": "builtin.strap"}]"#)],
    check: .document { facts, findings in
      for suggestion in facts.view.suggestions {
        guard let template = facts.view.string(SuggestionKey.template, of: suggestion.part) else { continue }
        guard facts.tree.rawContent(template).isEmpty else { continue }
        findings.report(
          template, "this names no template; leave the key out to take the fields of the collection itself")
      }
    })
}
