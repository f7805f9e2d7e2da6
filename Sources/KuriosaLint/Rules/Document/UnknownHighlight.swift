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
    check: .document(UnknownHighlight.check))
}

private enum UnknownHighlight {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let unknown = facts.highlights.filter { !$0.isCount && $0.field == nil }
    guard !unknown.isEmpty, facts.hasSoundFields else { return }
    let keys = facts.view.fields.indices.compactMap { facts.key(of: $0) } + ["@count"]
    var search = BoundedSearch()
    for highlight in unknown {
      let text = facts.tree.text(highlight.node)
      report(highlight.node, text, search.closest(to: text, among: keys), facts.tree, &findings)
    }
  }

  private static func report(
    _ node: NodeIndex, _ text: String, _ meant: String?, _ tree: JSONTree, _ findings: inout Findings
  ) {
    let isStandard = StandardField(bytes: text.utf8) != nil
    let hint = isStandard ? "standard fields can't be highlighted" : "highlights are keys of fields, or \"@count\""
    let question = meant.map { "did you mean \(Wording.quote($0))?" } ?? hint
    let fixes = meant.map { meant in
      FixIt("write \(Wording.quote(meant))", isSafe: false, edits: [Edit(tree.range(node), JSONSpelling.string(meant))])
    }
    findings.report(
      node, "the template has no field \(Wording.quote(text)); \(question)", fixes: fixes.map { [$0] } ?? [])
  }
}
