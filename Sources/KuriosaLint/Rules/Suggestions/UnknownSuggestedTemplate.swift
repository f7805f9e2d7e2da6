import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A suggestion names a template that is none of the built-ins, so it is never offered. Format: "A template the app does
/// not know is not offered." Decision 20: a warning.
extension Rule {
  static let unknownSuggestedTemplate = Rule(
    id: "suggestions/unknown-template", severity: .warning,
    summary: "A suggestion names a template that is no built-in",
    rationale: """
      Suggestions are made from the built-ins of the app, and one that names another template is never offered. Write the id
      of a built-in, such as `builtin.strap`.
      """,
    reference: "\"A template the app does not know is not offered.\"; decision 20", fix: .unsafe,
    triggering: [
      RuleExample(members: #""suggestions": [{"template": "builtin.straps"}]"#),
      RuleExample("a name alone", members: #""suggestions": [{"template": "strap"}]"#),
    ],
    passing: [RuleExample(members: #""suggestions": [{"template": "builtin.strap"}]"#)],
    check: .document { facts, findings in
      for suggestion in facts.view.suggestions {
        guard let node = facts.view.string(SuggestionKey.template, of: suggestion.part) else { continue }
        guard !facts.tree.rawContent(node).isEmpty, BuiltinTemplate(id: node, in: facts.tree) == nil else { continue }
        let text = facts.tree.text(node)
        let meant = BuiltinTemplate.closestID(to: text)
        let question = meant.map { "; did you mean \(Wording.quote($0))?" } ?? ""
        let fixes = meant.map { meant in
          FixIt("write \(Wording.quote(meant))", isSafe: false, edits: [Edit(facts.tree.range(node), "\"\(meant)\"")])
        }
        findings.report(
          node, "\(Wording.quote(text)) is no built-in, so the app would never offer this\(question)",
          fixes: fixes.map { [$0] } ?? [])
      }
    })
}
