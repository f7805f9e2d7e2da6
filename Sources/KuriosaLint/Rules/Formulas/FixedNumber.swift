import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The fixed numbers of formulas.
enum FixedNumber {
  static func forEach(in facts: DocumentFacts, _ body: (NodeIndex, JSONNumber) -> Void) {
    guard facts.calculations != nil else { return }
    for field in facts.view.fields {
      for operand in field.formula?.operands ?? [] {
        guard case .number(let node) = operand.kind, let number = JSONNumber(node, in: facts.tree) else { continue }
        body(node, number)
      }
    }
  }
}
