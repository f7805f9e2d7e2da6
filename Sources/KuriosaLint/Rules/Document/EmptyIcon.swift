import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An icon is an empty text. Format: "for suggestions a non-empty template and icon where given". Decision 14: "empty is E
/// (root and suggestions)".
extension Rule {
  static let emptyIcon = Rule(
    id: "document/empty-icon", severity: .error,
    summary: "An icon is empty",
    rationale: """
      The icon stands for the collection in every list. An empty name is no symbol, so the app refuses the template. Write
      the name of an SF Symbol, such as `wind`. A suggestion may leave `icon` out to have that of its template.
      """,
    reference: "\"for suggestions a non-empty template and icon where given\"; decision 14",
    triggering: [RuleExample(members: #""icon": """#)],
    passing: [RuleExample(members: #""icon": "wind""#)],
    check: .document { facts, findings in
      for icon in facts.unusualIcons where icon.kind == .empty {
        findings.report(icon.node, "an icon can't be empty; write the name of an SF Symbol")
      }
    })
}
