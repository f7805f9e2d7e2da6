import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An icon is the variant of a symbol for one script. The system chooses the variant by itself; named outright, everybody
/// sees it. Format: "SF Symbol name".
extension Rule {
  static let localizedIcon = Rule(
    id: "document/localized-icon", severity: .warning,
    summary: "An icon is the variant of a symbol for one script",
    rationale: """
      Symbols with letters or a direction have variants for other scripts, and the system shows the right one by itself. A
      template that names `character.book.closed.ar` shows the Arabic one to everybody. Name the symbol without the ending.
      """,
    reference: "\"SF Symbol name (Android maps it to its own icon set)\"", fix: .unsafe,
    triggering: [RuleExample(members: #""icon": "character.book.closed.ar""#)],
    passing: [RuleExample(members: #""icon": "character.book.closed""#)],
    check: .document { facts, findings in
      for icon in facts.unusualIcons {
        guard case .localizedVariant(let base) = icon.kind else { continue }
        let name = Wording.quote(facts.tree.text(icon.node))
        let fix = base.map {
          FixIt.likely("write \(Wording.quote($0))", facts.tree.range(icon.node), JSONSpelling.string($0))
        }
        findings.report(
          icon.node, "\(name) is the variant of a symbol for one script, and everybody would see that one",
          fixes: fix.map { [$0] } ?? [])
      }
    })
}
