import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A whole number is spelt with a fraction or an exponent. Some readers refuse it. Decision 5: "`5.0` and `5e0` are the
/// integer 5, with W and a safe fix".
extension Rule {
  static let integerSpelling = Rule(
    id: "document/integer-spelling", severity: .warning,
    summary: "A whole number is spelt like a fraction",
    rationale: """
      `version` and `ratingMax` are whole numbers. Spelt as 5.0 or 5e0 they mean the same to this tool, but some readers
      refuse them. Write plain digits.
      """,
    reference: "decision 5", fix: .safe,
    triggering: [
      RuleExample(members: #""version": 1.0"#),
      RuleExample(fields: #"{"key": "taste", "type": "rating", "label": {"en": "Taste"}, "ratingMax": 1e1}"#),
    ],
    passing: [RuleExample(members: #""version": 1"#)],
    check: .document { facts, findings in
      for node in WholeNumber.nodes(facts) {
        guard let number = JSONNumber(node, in: facts.tree) else { continue }
        guard number.isInteger, !number.isPlain, let plain = number.plainInteger else { continue }
        let fix = FixIt("write \(plain)", isSafe: true, edits: [Edit(facts.tree.range(node), plain)])
        findings.report(
          node, "this is the whole number \(Wording.cut(plain)), spelt in a way that some programs refuse", fixes: [fix]
        )
      }
    })
}

/// The values of a document that must be whole numbers.
enum WholeNumber {
  static func nodes(_ facts: DocumentFacts) -> [NodeIndex] {
    let ratings = facts.view.fields.lazy.filter { $0.type == .rating && $0.part.has(.ratingMax) }
    let nodes = [facts.view.value(.version)] + ratings.map { facts.view.value(.ratingMax, of: $0.part) }
    return nodes.filter { $0.exists && facts.tree.kind($0) == .number && !facts.tree.isDamaged($0) }
  }
}
