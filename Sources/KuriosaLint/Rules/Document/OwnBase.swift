import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A template is based on itself. Decision 15: "its own id E".
extension Rule {
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
}
