import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A highlight is the count, and the collection counts nothing. Format: "`@count` for the count of a collection that
/// counts (`quantity` below)". Decision 17: an error.
extension Rule {
  static let countWithoutQuantity = Rule(
    id: "document/count-without-quantity", severity: .error,
    summary: "@count is a highlight, and the collection does not count",
    rationale: """
      `@count` shows how many pieces there are, which the app knows only where the template has `quantity`. Add it (`{}`
      counts pieces), or take `@count` out.
      """,
    reference: "\"@count for the count of a collection that counts\"; decision 17", fix: .unsafe,
    triggering: [RuleExample(members: #""highlights": ["@count"]"#)],
    passing: [RuleExample(members: #""quantity": {}, "highlights": ["@count"]"#)],
    check: .document { facts, findings in
      guard let document = facts.view.document, !document.has(.quantity), !facts.tree.isDamaged(document.node) else {
        return
      }
      for highlight in facts.highlights where highlight.isCount {
        findings.report(
          highlight.node, "this collection counts nothing, since it has no \"quantity\"",
          fixes: [Highlight.removal(highlight.node, facts)])
      }
    })
}
