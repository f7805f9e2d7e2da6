import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An entry is no standard field. Format: "any of `quantity` …, `purchase_date`, `purchase_price`, `source`,
/// `estimated_value`, `condition`, `place`, `tags`, `files` …, `notes`". Decision 18: "unknown E".
extension Rule {
  static let unknownStandardField = Rule(
    id: "document/unknown-standard-field", severity: .error,
    summary: "removedStandardFields names something that is no standard field",
    rationale: """
      Only standard fields can be removed: \(StandardField.removable.map(\.spelling).separatedByCommas). A field of
      the template itself is hidden with `"hidden": true` instead. The app refuses a list with anything else.
      """,
    reference: "\"removedStandardFields\"; decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["note"]"#)],
    passing: [RuleExample(members: #""removedStandardFields": ["notes"]"#)],
    check: .document { facts, findings in
      for entry in facts.removedFields where entry.field == nil {
        let text = facts.tree.text(entry.node)
        let meant = DidYouMean.closest(to: text, among: StandardField.removable.map(\.spelling))
        let known = Wording.enumeration(StandardField.removable.map(\.spelling))
        let question = meant.map { "did you mean \(Wording.quote($0))?" } ?? "those that can be removed are \(known)"
        let fixes = meant.map { meant in
          FixIt(
            "write \(Wording.quote(meant))", isSafe: false, edits: [Edit(facts.tree.range(entry.node), "\"\(meant)\"")])
        }
        findings.report(
          entry.node, "\(Wording.quote(text)) is no standard field; \(question)", fixes: fixes.map { [$0] } ?? [])
      }
    })
}
