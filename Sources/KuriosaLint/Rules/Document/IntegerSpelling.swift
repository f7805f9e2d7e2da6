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
    check: .document(IntegerSpelling.check))
}

private enum IntegerSpelling {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    look(facts.view.value(.version), TemplateVersion.range, facts.tree, &findings)
    for field in facts.view.fields where field.type == .rating && field.part.has(.ratingMax) {
      look(facts.view.value(.ratingMax, of: field.part), 1...10, facts.tree, &findings)
    }
  }

  /// A number outside the range has a finding of its own.
  private static func look(
    _ node: NodeIndex, _ range: ClosedRange<Int>, _ tree: JSONTree, _ findings: inout Findings
  ) {
    guard let number = JSONNumber(node, in: tree), !number.isPlain, let value = number.exactInteger,
      range.contains(value)
    else { return }
    findings.report(
      node, "this is the whole number \(value), spelt in a way that some programs refuse",
      fixes: [FixIt("write \(value)", isSafe: true, edits: [Edit(tree.range(node), String(value))])])
  }
}
