import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The same standard field twice. Decision 18: "duplicate E".
extension Rule {
  static let duplicateStandardField = Rule(
    id: "document/duplicate-standard-field", severity: .error,
    summary: "removedStandardFields names a field twice",
    rationale: """
      A field that is removed is named once. The app refuses a list with a repetition, since it would not know what to do
      when the field is added back. Remove one of the two.
      """,
    reference: "decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["notes", "notes"]"#)],
    passing: [RuleExample(members: #""removedStandardFields": ["files", "notes"]"#)],
    check: .document { facts, findings in
      var first: [StandardField: NodeIndex] = [:]
      for entry in facts.removedFields {
        guard let field = entry.field, field != .name else { continue }
        guard let earlier = first[field] else {
          first[field] = entry.node
          continue
        }
        let note = findings.note("first here", earlier)
        findings.report(
          entry.node, "\(Wording.quote(field.spelling)) is in the list already", notes: [note],
          fixes: [entry.removal(facts)])
      }
    })
}
