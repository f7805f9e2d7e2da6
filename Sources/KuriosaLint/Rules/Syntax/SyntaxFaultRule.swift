import KuriosaJSON
import KuriosaSource

extension Rule {
  /// A rule that gives the faults of one kind that the parser found their words.
  static func syntax(
    id: String, summary: String, rationale: String, reference: String = "JSON: RFC 8259, strictly (decision 1)",
    fix: Fix = .none, triggering: [RuleExample], passing: [RuleExample],
    _ describe: @escaping @Sendable (SyntaxFault, JSONTree) -> SyntaxWords?
  ) -> Rule {
    Rule(
      id: id, severity: .error, summary: summary, rationale: rationale, reference: reference, fix: fix,
      triggering: triggering, passing: passing,
      check: .document { facts, findings in
        for fault in facts.tree.faults {
          guard let words = describe(fault, facts.tree) else { continue }
          let notes = fault.related.map { [findings.note(words.note, $0)] } ?? []
          findings.report(fault.range, about: nil, words.message, notes: notes, fixes: words.fixes)
        }
      })
  }
}

/// What is said about one fault of syntax.
struct SyntaxWords {
  var message: String
  /// What the related place is; unused where the fault has none.
  var note = ""
  var fixes: [FixIt] = []
}
