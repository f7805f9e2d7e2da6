import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The id of the template is of no form that the app knows. Format: "Stable ID. Built-in: `builtin.<name>`. User
/// templates: `custom.<uuid>`." Decision 10.
extension Rule {
  static let invalidID = Rule(
    id: "document/invalid-id", severity: .error,
    summary: "The id of the template is of no form that the app knows",
    rationale: """
      Libraries find their templates by id, so ids have one of two forms: `builtin.` and a name in small letters for those
      that ship with the app, `custom.` and a UUID for all others. The app refuses any other id. `kuriosa new` makes a fresh
      one.
      """,
    reference: "\"Stable ID. Built-in: builtin.<name>. User templates: custom.<uuid>\"; decision 10", fix: .unsafe,
    triggering: [
      RuleExample(members: #""id": "kites""#), RuleExample(members: #""id": "custom.1234""#),
      RuleExample("hyphens left out", members: #""id": "custom.1b4e28ba2fa111d2883f0016d3cca427""#),
    ],
    passing: [RuleExample(members: #""id": "custom.1B4E28BA-2fa1-11d2-883f-0016d3cca427""#)],
    check: .document { facts, findings in
      guard let id = facts.id, !TemplateID.isValid(id, facts.tree) else { return }
      findings.report(
        id, TemplateID.message(facts.tree.text(id)), fixes: TemplateID.fixes(id, facts.tree))
    })
}
