import KuriosaJSON
import KuriosaSource

/// A value of the configuration is none of those that are possible; the run stops with status 2.
extension Rule {
  static let configurationInvalidValue = Rule(
    id: "configuration/invalid-value", severity: .error,
    summary: "A value of the configuration is none of those that are possible",
    rationale: """
      The configuration asks for a level, a language or a version that does not exist, so it can't be followed. Nothing is checked
      until it is mended.
      """,
    reference: "the configuration `.kuriosa-lint.json`",
    triggering: [RuleExample(fileName: ".kuriosa-lint.json", text: #"{"rules": {"fields/duplicate-key": "fatal"}}"#)],
    passing: [RuleExample(fileName: ".kuriosa-lint.json", text: #"{"rules": {"fields/duplicate-key": "error"}}"#)],
    check: .elsewhere)
}
