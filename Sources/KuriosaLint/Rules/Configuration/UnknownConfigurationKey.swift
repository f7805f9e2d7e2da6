import KuriosaJSON
import KuriosaSource

/// A key of the configuration that means nothing, so what it was meant to do does not happen.
extension Rule {
  static let configurationUnknownKey = Rule(
    id: "configuration/unknown-key", severity: .warning,
    summary: "A key that the configuration does not have",
    rationale: """
      A misspelt key in the configuration does nothing, and the run may check less or more than was meant. Correct its spelling, or
      remove it.
      """,
    reference: "the configuration `.kuriosa-lint.json`",
    triggering: [RuleExample(fileName: ".kuriosa-lint.json", text: #"{"exlude": ["drafts"]}"#)],
    passing: [RuleExample(fileName: ".kuriosa-lint.json", text: #"{"exclude": ["drafts"]}"#)],
    check: .elsewhere)
}
