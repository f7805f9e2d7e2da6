import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// `basedOn` is no id of a template. Format: "for a customized copy, the ID of the template it was copied from".
/// Decision 15: "form E".
extension Rule {
  static let invalidBase = Rule(
    id: "document/invalid-base", severity: .error,
    summary: "basedOn is no id of a template",
    rationale: """
      A customized copy names the template it was copied from, from which it takes suggestions and the showcase. The id has
      the same form as all ids; with another one the app can't find that template.
      """,
    reference: "\"basedOn: the ID of the template it was copied from\"; decision 15", fix: .unsafe,
    triggering: [
      RuleExample(members: #""basedOn": "watch""#),
      RuleExample("a capital letter", members: #""basedOn": "builtin.Watch""#),
    ],
    passing: [RuleExample(members: #""basedOn": "builtin.watch""#)],
    check: .document { facts, findings in
      guard let base = facts.view.string(.basedOn), !TemplateID.isValid(base, facts.tree) else { return }
      findings.report(
        base, TemplateID.message(facts.tree.text(base)), fixes: TemplateID.fixes(base, facts.tree))
    })
}
