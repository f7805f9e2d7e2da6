import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A formula uses a quantity that can be counted in several units. It sees the bare amount, so 2 boxes and 2 pieces are
/// the same to it. Decision 30: "a quantity field with several units as an operand (the sum mixes them)": W.
extension Rule {
  static let mixedUnits = Rule(
    id: "formulas/mixed-units", severity: .warning,
    summary: "A formula uses a quantity that has several units",
    rationale: """
      A calculation sees the amount of a quantity without its unit. Where people can choose between boxes and pieces, a
      price for each would be a price per box on one item and per piece on another. Give the quantity one unit, or use a
      number field.
      """,
    reference: "decision 30",
    triggering: [
      RuleExample(
        fields: """
          {"key": "stock", "type": "quantity", "label": {"en": "Stock"},
           "options": [{"id": "box", "label": {"en": "boxes"}}, {"id": "piece", "label": {"en": "pieces"}}]},
          {"key": "price_each", "type": "calculation", "label": {"en": "Price each"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "stock"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "stock", "type": "quantity", "label": {"en": "Stock"}, "options": [{"id": "piece", "label": {"en": "pieces"}}]},
          {"key": "price_each", "type": "calculation", "label": {"en": "Price each"},
           "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "stock"}}}
          """)
    ],
    check: .document(MixedUnits.check))
}

private enum MixedUnits {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard let calculations = facts.calculations else { return }
    for use in calculations.uses.lazy.joined() {
      let target = facts.view.fields[use.field]
      guard target.type == .quantity, target.options.count > 1 else { continue }
      let list = facts.view.key(ofValue: facts.view.value(.options, of: target.part))
      let note = findings.note("its \(target.options.count) units", list)
      findings.report(use.operand, message(facts.tree.text(use.operand)), notes: [note])
    }
  }

  private static func message(_ key: String) -> String {
    "\(Wording.quote(key)) can be counted in several units, and a calculation sees only the bare amount, "
      + "so it would take one unit for the other"
  }
}
