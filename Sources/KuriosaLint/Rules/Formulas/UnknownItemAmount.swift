import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A formula uses an amount of the item that does not exist. Format: "{"item": "purchasePrice"} or {"item":
/// "estimatedValue"}: the item's own amounts". Decision 18: unknown values of `item`: E with "did you mean".
extension Rule {
  static let unknownItemAmount = Rule(
    id: "formulas/unknown-item", severity: .error,
    summary: "A formula uses an amount of the item that does not exist",
    rationale: """
      Every item has two amounts of its own that a formula can use: `purchasePrice` and `estimatedValue`, spelt like that.
      The app refuses a template that asks for another one. Fields of the template are named with `field` instead.
      """,
    reference: "\"{item: purchasePrice} or {item: estimatedValue}: the item's own amounts\"; decision 18", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchase_price"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    check: .document { facts, findings in
      UnknownWord.report(.itemAmount, ItemAmount.self, "amount of an item called", facts, &findings)
    })
}
