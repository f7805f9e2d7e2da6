import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A quantity field still has `countsDown`, which readers ignore. Format: "Older templates may have countsDown on a
/// quantity field (issue #26); readers ignore it." Decision 7: a note.
extension Rule {
  static let legacyKey = Rule(
    id: "document/legacy-key", severity: .note,
    summary: "A key of older templates, which the app ignores",
    rationale: """
      `countsDown` on a quantity field did something once. Today the count of a collection comes from `quantity`, and the
      app ignores the key, whatever its value. It can be removed.
      """,
    reference: "\"Older templates may have countsDown on a quantity field (issue #26); readers ignore it\"; decision 7",
    fix: .unsafe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "stock", "type": "quantity", "label": {"en": "Stock"}, "countsDown": true,
           "options": [{"id": "piece", "label": {"en": "pieces"}}]}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "stock", "type": "quantity", "label": {"en": "Stock"}, "options": [{"id": "piece", "label": {"en": "pieces"}}]}
          """)
    ],
    check: .document { facts, findings in
      for fault in facts.view.faults where fault.kind == .legacyKey {
        let fix = FixIt(
          "remove \"countsDown\"", isSafe: false, edits: Splices.removingMember(key: fault.node, facts.tree))
        findings.report(
          fault.node, "the app ignores \"countsDown\"; the count of a collection comes from \"quantity\" today",
          fixes: [fix])
      }
    })
}
