import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A suggestion has neither a template nor a name. Format: "`name`: … Required when `template` is absent." Decision 20.
extension Rule {
  static let suggestionWithoutName = Rule(
    id: "suggestions/missing-name", severity: .error,
    summary: "A suggestion has neither a template nor a name",
    rationale: """
      A suggestion is offered by its own name, or else by that of its template. With neither there is nothing to show, and
      the app refuses the template.
      """,
    reference: "\"name: Required when template is absent\"; decision 20",
    triggering: [RuleExample(members: #""suggestions": [{"icon": "tray.2"}]"#)],
    passing: [RuleExample(members: #""suggestions": [{"name": {"en": "Medals"}, "icon": "medal"}]"#)],
    check: .document { facts, findings in
      for suggestion in BareSuggestion.lacking(.name, facts) {
        findings.report(
          missingIn: suggestion, "a suggestion without \"template\" needs a \"name\", or there is nothing to show")
      }
    })
}
