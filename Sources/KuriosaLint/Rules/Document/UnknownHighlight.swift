import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A highlight names a field that the template does not have. Format: "visible, non-sensitive field keys, and `@count`".
/// Decision 17: an error.
extension Rule {
  static let unknownHighlight = Rule(
    id: "document/unknown-highlight", severity: .error,
    summary: "A highlight names a field that the template does not have",
    rationale: """
      Highlights are the keys of fields (not their labels), or `@count` for the count of the collection. For anything else
      the app has nothing to show, and refuses the template.
      """,
    reference: "\"visible, non-sensitive field keys, and @count\"; decision 17", fix: .unsafe,
    triggering: [RuleExample(members: #""highlights": ["makers"]"#)],
    passing: [RuleExample(members: #""highlights": ["maker"]"#)],
    check: .document { facts, findings in
      guard facts.view.value(.highlights).exists, facts.hasSoundFields else { return }
      for highlight in Highlight.all(facts) where !highlight.isCount && highlight.field == nil {
        let text = facts.tree.text(highlight.node)
        let keys = facts.view.fields.indices.lazy.compactMap { facts.key(of: $0) }
        let meant = DidYouMean.closest(to: text, among: Array(keys) + ["@count"])
        let question =
          meant.map { "did you mean \(Wording.quote($0))?" } ?? "highlights are keys of fields, or \"@count\""
        let fixes = meant.map { meant in
          FixIt(
            "write \(Wording.quote(meant))", isSafe: false,
            edits: [Edit(facts.tree.range(highlight.node), JSONSpelling.string(meant))])
        }
        findings.report(
          highlight.node, "the template has no field \(Wording.quote(text)); \(question)",
          fixes: fixes.map { [$0] } ?? [])
      }
    })
}
