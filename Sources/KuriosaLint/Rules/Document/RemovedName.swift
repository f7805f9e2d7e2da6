import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The name is to be removed. Format: "The name cannot be removed." Decision 18: "`name` E with its own message".
extension Rule {
  static let removedName = Rule(
    id: "document/removed-name", severity: .error,
    summary: "removedStandardFields names the name",
    rationale: """
      Every item has a name, by which it is found and listed. It is the one standard field that can't be removed, and the
      app refuses a template that tries.
      """,
    reference: "\"The name cannot be removed.\"; decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["name"]"#)],
    passing: [RuleExample(members: #""removedStandardFields": ["notes"]"#)],
    check: .document { facts, findings in
      for entry in facts.removedFields where entry.field == .name {
        findings.report(
          entry.node, "the name of an item can't be removed, since every item is found by it",
          fixes: [entry.removal(facts)])
      }
    })
}
