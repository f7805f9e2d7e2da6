import KuriosaJSON
import KuriosaSource

/// An exception that allows nothing any more, though its template was checked and its rule is on.
extension Rule {
  static let configurationUnusedException = Rule(
    id: "configuration/unused-exception", severity: .warning,
    summary: "An exception allows nothing any more",
    rationale: """
      What the exception was made for has been mended, or has moved elsewhere. If it stayed, it would one day hide a new fault at the same
      place. Remove it. It is only said of templates that were checked, by rules that are on.
      """,
    reference: "the configuration `.kuriosa-lint.json`",
    triggering: [],
    passing: [
      RuleExample(
        "a template that is not checked", fileName: ".kuriosa-lint.json",
        text: """
          {"allow": [{"rule": "fields/unknown-section", "template": "builtin.pen", "place": "/fields/nib/section", "reason": "a test"}]}
          """)
    ],
    check: .elsewhere)
}
