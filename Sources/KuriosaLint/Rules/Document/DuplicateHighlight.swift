import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The same highlight twice. Decision 17: "a duplicate W".
extension Rule {
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
}
