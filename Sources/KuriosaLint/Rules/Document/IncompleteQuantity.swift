import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The unit of a counted collection has a name for one or for several, not for both. Decision 19: "`quantity` with only
/// one of `one` and `other`: W (the other falls back to 'piece(s)')".
extension Rule {
  static let incompleteQuantity = Rule(
    id: "document/incomplete-quantity", severity: .warning,
    summary: "The counted unit is named for one or for several only",
    rationale: """
      `one` names the unit of a single one ("bottle"), `other` that of several ("bottles"). Where one is missing the app says
      "piece" or "pieces" there, so a collection would hold 1 bottle and 2 pieces. Name both, or none.
      """,
    reference: "decision 19",
    triggering: [RuleExample(members: #""quantity": {"one": {"en": "bottle"}}"#)],
    passing: [
      RuleExample(members: #""quantity": {"one": {"en": "bottle"}, "other": {"en": "bottles"}}"#),
      RuleExample("pieces", members: #""quantity": {}"#),
    ],
    check: .document(IncompleteQuantity.check))
}

private enum IncompleteQuantity {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard let quantity = facts.view.quantity, quantity.has(.one) != quantity.has(.other) else { return }
    // A key that is not known there may be the one that is missing.
    guard !facts.tree.isDamaged(quantity.node), !facts.view.faults.contains(where: isUnknownKey) else { return }
    let (given, missing, fallback) = quantity.has(.one) ? ("one", "other", "pieces") : ("other", "one", "piece")
    findings.report(
      missingIn: quantity.node,
      "\(Wording.quote(given)) is named and \(Wording.quote(missing)) is not, so the app would say \"\(fallback)\" there"
    )
  }

  private static func isUnknownKey(_ fault: ViewFault) -> Bool {
    if case .unknownKey(object: QuantityKey.objectName, _) = fault.kind { return true }
    return false
  }
}
