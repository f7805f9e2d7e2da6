import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An icon is a symbol that Apple restricts to its own products. Decision 14: "one restricted by Apple, W".
extension Rule {
  static let restrictedIcon = Rule(
    id: "document/restricted-icon", severity: .warning,
    summary: "An icon is a symbol that Apple restricts",
    rationale: """
      Apple allows some symbols only for the product or feature that they stand for. An app that shows one for something
      else can be refused by the store. Choose another symbol.
      """,
    reference: "decision 14",
    triggering: [RuleExample(members: #""icon": "pencil.tip""#)],
    passing: [RuleExample(members: #""icon": "pencil""#)],
    check: .document { facts, findings in
      for icon in facts.unusualIcons where icon.kind == .restricted {
        let name = facts.tree.text(icon.node)
        findings.report(
          icon.node, "Apple restricts the symbol \(Wording.quote(name)) to its own products; choose another one")
      }
    })
}
