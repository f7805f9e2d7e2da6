import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A suggestion names the wishlist, which is no template for collections. Format: "builtin.wishlist … is not offered as a
/// collection template." Decision 20: a warning.
extension Rule {
  static let suggestedWishlist = Rule(
    id: "suggestions/wishlist", severity: .warning,
    summary: "A suggestion names the wishlist",
    rationale: """
      `builtin.wishlist` holds the fields that every wish gets on top of those of its collection. A sub-collection made from
      it would hold nothing but links to buy. Name another template.
      """,
    reference: "\"builtin.wishlist … is not offered as a collection template\"; decision 20",
    triggering: [RuleExample(members: #""suggestions": [{"template": "builtin.wishlist"}]"#)],
    passing: [RuleExample(members: #""suggestions": [{"template": "builtin.strap"}]"#)],
    check: .document { facts, findings in
      for suggestion in facts.view.suggestions {
        guard let node = facts.view.string(SuggestionKey.template, of: suggestion.part) else { continue }
        guard facts.tree.equals(node, BuiltinTemplate.wishlist.id) else { continue }
        findings.report(node, "the wishlist is no template for collections, so this makes no sense as one")
      }
    })
}
