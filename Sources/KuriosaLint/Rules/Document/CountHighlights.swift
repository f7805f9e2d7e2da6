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

  /// The same highlight twice. Decision 17: "a duplicate W".
  static let duplicateHighlight = Rule(
    id: "document/duplicate-highlight", severity: .warning,
    summary: "The same highlight is there twice",
    rationale: """
      A card would show the same fact in two of its three places. Choose another field, or leave the place to the next
      highlight.
      """,
    reference: "decision 17", fix: .unsafe,
    triggering: [RuleExample(members: #""highlights": ["maker", "maker"]"#)],
    passing: [RuleExample(members: #""quantity": {}, "highlights": ["maker", "@count"]"#)],
    check: .document { facts, findings in
      let highlights = facts.highlights
      var known = ByteStringIndex(capacity: highlights.count)
      for highlight in highlights {
        guard let first = known.add(highlight.node, facts.tree) else { continue }
        let note = findings.note("first here", known.node(first))
        findings.report(
          highlight.node, "\(Wording.quote(facts.tree.text(highlight.node))) is a highlight already", notes: [note],
          fixes: [Highlight.removal(highlight.node, facts)])
      }
    })

  /// An empty list of highlights shows nothing. Decision 17: "`[]` shows nothing: N".
  static let noHighlights = Rule(
    id: "document/no-highlights", severity: .note,
    summary: "The list of highlights is empty",
    rationale: """
      With an empty list cards show no key facts at all. That may be meant. Without the key the app shows the first three
      fields that are visible and not sensitive.
      """,
    reference: "decision 17",
    triggering: [RuleExample(members: #""highlights": []"#)],
    passing: [RuleExample(members: #""highlights": ["maker"]"#)],
    check: .document { facts, findings in
      let list = facts.view.value(.highlights)
      guard list.exists, facts.tree.kind(list) == .array, !facts.tree.isDamaged(list) else { return }
      guard facts.tree[list].next == list.value + 1 else { return }
      findings.report(
        list, "with an empty list cards show no key facts; without the key they show the first three fields")
    })
}
