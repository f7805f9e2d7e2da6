import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A formula uses an amount of the item that this collection does not show, so nobody can enter it.
/// Decision 30: "an item amount whose standard field is removed": W.
extension Rule {
  static let removedItemAmount = Rule(
    id: "formulas/removed-item-amount", severity: .warning,
    summary: "A formula uses an amount whose standard field is removed",
    rationale: """
      `removedStandardFields` takes the purchase price or the estimated value away, so nobody can enter it in this
      collection. A calculation with it would stay empty on new items. Take the field out of that list, or change the
      formula.
      """,
    reference: "decision 30",
    triggering: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """, members: #""removedStandardFields": ["purchase_price"]"#)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """, members: #""removedStandardFields": ["estimated_value"]"#)
    ],
    check: .document(RemovedItemAmount.check))
}

private enum RemovedItemAmount {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.calculations != nil, !facts.removedFields.isEmpty else { return }
    for field in facts.view.fields {
      for operand in field.formula?.operands ?? [] {
        guard case .item(let amount) = operand.kind,
          let entry = facts.removedFields.first(where: { $0.field == amount.standardField })?.node
        else { continue }
        let note = findings.note("removed here", entry)
        findings.report(operand.value, message(amount), notes: [note])
      }
    }
  }

  private static func message(_ amount: ItemAmount) -> String {
    "this collection removes the standard field \(Wording.quote(amount.standardField.spelling)), "
      + "so nobody can enter the amount that this formula needs"
  }
}
