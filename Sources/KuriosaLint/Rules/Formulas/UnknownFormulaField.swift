import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A formula uses a field that the template does not have. Format: "for calculation a formula whose fields exist".
extension Rule {
  static let unknownFormulaField = Rule(
    id: "formulas/unknown-field", severity: .error,
    summary: "A formula uses a field that the template does not have",
    rationale: """
      A calculation works with the values of fields of the same template. One that names a field that is not there can't be
      worked out, and the app refuses the template. Write the key of a field (not its label), or add the field.
      """,
    reference: "\"for calculation a formula whose fields exist\"", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "rounds", "type": "number", "label": {"en": "Rounds"}},
          {"key": "price_per_round", "type": "calculation", "label": {"en": "Price per round"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "round"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "rounds", "type": "number", "label": {"en": "Rounds"}},
          {"key": "price_per_round", "type": "calculation", "label": {"en": "Price per round"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "rounds"}}}
          """)
    ],
    check: .document(UnknownFormulaField.check))
}

private enum UnknownFormulaField {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.calculations != nil, facts.hasSoundFields else { return }
    var unknown: [NodeIndex] = []
    for field in facts.view.fields {
      for operand in field.formula?.operands ?? [] {
        guard case .field(let name) = operand.kind, facts.field(named: name) == nil else { continue }
        unknown.append(name)
      }
    }
    if unknown.isEmpty { return }
    let keys = facts.view.fields.indices.compactMap { facts.key(of: $0) }
    var search = BoundedSearch()
    for name in unknown { report(name, search.closest(to: facts.tree.text(name), among: keys), facts, &findings) }
  }

  private static func report(
    _ name: NodeIndex, _ meant: String?, _ facts: DocumentFacts, _ findings: inout Findings
  ) {
    let text = facts.tree.text(name)
    let fixes = meant.map { meant in
      FixIt(
        "write \(Wording.quote(meant))", isSafe: false,
        edits: [Edit(facts.tree.range(name), JSONSpelling.string(meant))])
    }
    findings.report(name, message(text, meant), fixes: fixes.map { [$0] } ?? [])
  }

  private static func message(_ name: String, _ meant: String?) -> String {
    let question = meant.map { "; did you mean \(Wording.quote($0))?" } ?? "; a formula names fields by their key"
    return "the template has no field \(Wording.quote(name))\(question)"
  }
}
