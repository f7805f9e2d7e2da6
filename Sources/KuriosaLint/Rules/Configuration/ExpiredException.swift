import KuriosaJSON
import KuriosaSource

/// An exception whose last day is over.
extension Rule {
  static let configurationExpiredException = Rule(
    id: "configuration/expired-exception", severity: .warning,
    summary: "The last day of an exception is over",
    rationale: """
      An exception with an `until` is meant to end. From the next day on what it allowed is a finding again. Mend that and remove the
      exception, or give it a later day.
      """,
    reference: "the configuration `.kuriosa-lint.json`",
    triggering: [
      RuleExample(
        fileName: ".kuriosa-lint.json",
        text: """
          {"allow": [{"rule": "evolution/field-removed", "template": "builtin.pen", "place": "/fields/nib", "reason": "never held a value",
            "until": "2020-12-31"}]}
          """)
    ],
    passing: [
      RuleExample(
        fileName: ".kuriosa-lint.json",
        text: """
          {"allow": [{"rule": "evolution/field-removed", "template": "builtin.pen", "place": "/fields/nib", "reason": "never held a value"}]}
          """)
    ],
    check: .elsewhere)
}
