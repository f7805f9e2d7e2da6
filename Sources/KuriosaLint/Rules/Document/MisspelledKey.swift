import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A key that must be there is missing, and one that is nearly it stands in its place. Decision 8 (c): "an unknown key
/// that is a likely misspelling of a required one that is missing is one E, at that key".
extension Rule {
  static let misspelledKey = Rule(
    id: "document/misspelled-key", severity: .error,
    summary: "A key that must be there is misspelt",
    rationale: """
      The app looks for keys by their exact spelling. It ignores this one and misses the one that was meant, so it refuses
      the template. Correct the spelling.
      """,
    reference: "decision 8 (c)", fix: .unsafe,
    triggering: [RuleExample(fields: #"{"key": "maker", "type": "text", "lable": {"en": "Maker"}}"#)],
    passing: [RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}"#)],
    check: .document { facts, findings in
      for fault in facts.view.faults {
        guard case .misspelledKey(let meant, let object) = fault.kind else { continue }
        let fix = FixIt(
          "write \(Wording.quote(meant))", isSafe: false, edits: [Edit(facts.tree.range(fault.node), "\"\(meant)\"")])
        findings.report(
          fault.node,
          "\(Wording.quote(facts.tree.text(fault.node))) is no key of \(Wording.indefinite(object)); did you mean "
            + "\(Wording.quote(meant)), which is missing?", fixes: [fix])
      }
    })
}
