import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A built-in is in no group and no list of the format, so nobody would ever be offered it. Decision 11: "A built-in that
/// no group or list of the format names: W."
extension Rule {
  static let ungroupedBuiltIn = Rule(
    id: "catalog/ungrouped-built-in", severity: .warning,
    summary: "A built-in that no group of the app has",
    rationale: """
      "New collection" offers the built-ins in groups, and a few others are offered as sub-collections only. A built-in that
      is in none of these lists ships with the app and is never offered. The lists are part of the format; a new built-in
      belongs into one of them.
      """,
    reference: "the table \"Built-in templates\"; decision 11",
    triggering: [RuleExample(members: #""id": "builtin.kites""#)],
    passing: [RuleExample(members: #""id": "builtin.watch""#)],
    check: .document { facts, findings in
      guard let id = facts.id, facts.isBuiltin, BuiltinTemplate(id: id, in: facts.tree) == nil,
        !facts.tree.equals(id, TemplateID.reserved), TemplateID.isValid(facts.tree.utf8(id))
      else { return }
      findings.report(id, "no group of the app has \(Wording.quote(facts.tree.text(id))), so it would never be offered")
    })
}
