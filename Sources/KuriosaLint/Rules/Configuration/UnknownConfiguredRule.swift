import KuriosaJSON
import KuriosaSource

/// The configuration names a rule or group that does not exist; the run stops with status 2.
extension Rule {
  static let configurationUnknownName = Rule(
    id: "configuration/unknown-rule", severity: .error,
    summary: "The configuration names a rule that does not exist",
    rationale: """
      A level for a rule that does not exist changes nothing, while its author relies on it. Nothing is checked until the name is
      corrected. `kuriosa-lint --list-rules` shows all names.
      """,
    reference: "the configuration `.kuriosa-lint.json`",
    triggering: [
      RuleExample(fileName: ".kuriosa-lint.json", text: #"{"rules": {"fields/duplicate-keys": "warning"}}"#)
    ],
    passing: [RuleExample(fileName: ".kuriosa-lint.json", text: #"{"rules": {"fields/duplicate-key": "warning"}}"#)],
    check: .elsewhere)
}
