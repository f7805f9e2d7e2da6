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
    check: .document { facts, findings in
      guard let quantity = facts.view.quantity, quantity.has(.one) != quantity.has(.other) else { return }
      guard !facts.tree.isDamaged(quantity.node) else { return }
      let (given, missing, fallback) = quantity.has(.one) ? ("one", "other", "pieces") : ("other", "one", "piece")
      findings.report(
        missingIn: quantity.node,
        "\(Wording.quote(given)) is named and \(Wording.quote(missing)) is not, so the app would say \"\(fallback)\" there"
      )
    })
}
