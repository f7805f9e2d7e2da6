import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The count is removed, and the collection does not count. Decision 18: "`quantity` without `quantity` E".
extension Rule {
  static let removedCount = Rule(
    id: "document/removed-count", severity: .error,
    summary: "The count is removed, and the collection does not count",
    rationale: """
      `quantity` in this list takes away the count of a collection that counts. Without `quantity` in the template there is
      no count to take away, and the app refuses the list. Remove the entry.
      """,
    reference: "\"quantity (only with quantity above)\"; decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["quantity"]"#)],
    passing: [RuleExample(members: #""quantity": {}, "removedStandardFields": ["quantity"]"#)],
    check: .document { facts, findings in
      guard let document = facts.view.document, !document.has(.quantity), !facts.tree.isDamaged(document.node) else {
        return
      }
      for entry in facts.removedFields where entry.field == .quantity {
        findings.report(
          entry.node, "this collection counts nothing, since it has no \"quantity\", so there is no count to remove",
          fixes: [entry.removal(facts)])
      }
    })
}
