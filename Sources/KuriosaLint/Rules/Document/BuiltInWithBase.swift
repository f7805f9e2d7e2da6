import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A built-in is based on another template. Decision 15: "on a built-in W".
extension Rule {
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
