import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A suggestion has neither a template nor an icon. Format: "`icon`: … Required when `template` is absent." Decision 20.
extension Rule {
  static let suggestionWithoutIcon = Rule(
    id: "suggestions/missing-icon", severity: .error,
    summary: "A suggestion has neither a template nor an icon",
    rationale: """
      A suggestion is offered with its own icon, or else with that of its template. With neither there is nothing to show,
      and the app refuses the template.
      """,
    reference: "\"icon: Required when template is absent\"; decision 20",
    triggering: [RuleExample(members: #""suggestions": [{"name": {"en": "Medals"}}]"#)],
    passing: [RuleExample(members: #""suggestions": [{"name": {"en": "Medals"}, "icon": "medal"}]"#)],
    check: .document { facts, findings in
      for suggestion in BareSuggestion.lacking(.icon, facts) {
        findings.report(
          missingIn: suggestion, "a suggestion without \"template\" needs an \"icon\", or there is nothing to show")
      }
    })
}
