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

  /// A template is based on itself. Decision 15: "its own id E".
  static let ownBase = Rule(
    id: "document/own-base", severity: .error,
    summary: "A template is based on itself",
    rationale: """
      `basedOn` names the template that this one was copied from, which can't be itself: the app would look for what it
      inherits in the very place that lacks it. Name the original, or remove the key.
      """,
    reference: "decision 15", fix: .unsafe,
    triggering: [RuleExample(members: #""basedOn": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427""#)],
    passing: [RuleExample(members: #""basedOn": "builtin.watch""#)],
    check: .document { facts, findings in
      guard let base = facts.view.string(.basedOn), let id = facts.id, facts.tree.equal(base, id) else { return }
      let fix = FixIt(
        "remove \"basedOn\"", isSafe: false,
        edits: Splices.removingMember(key: facts.view.key(ofValue: base), facts.tree))
      let note = findings.note("its own id", id)
      findings.report(base, "a template can't be based on itself", notes: [note], fixes: [fix])
    })

  /// A built-in is based on another template. Decision 15: "on a built-in W".
  static let builtInWithBase = Rule(
    id: "document/built-in-with-base", severity: .warning,
    summary: "A built-in is based on another template",
    rationale: """
      Only customized copies have a template that they were copied from. On a built-in `basedOn` is a leftover of the copy
      that it was made from, and would make it inherit suggestions and showcase. Remove it.
      """,
    reference: "decision 15", fix: .unsafe,
    triggering: [RuleExample(members: #""id": "builtin.watch", "basedOn": "builtin.coin""#)],
    passing: [RuleExample(members: #""id": "builtin.watch""#)],
    check: .document { facts, findings in
      guard facts.isBuiltin, let base = facts.view.string(.basedOn) else { return }
      guard let id = facts.id, !facts.tree.equal(base, id) else { return }
      let key = facts.view.key(ofValue: base)
      let fix = FixIt("remove \"basedOn\"", isSafe: false, edits: Splices.removingMember(key: key, facts.tree))
      findings.report(key, "a built-in is nobody's copy, so it is based on nothing", fixes: [fix])
    })
}
