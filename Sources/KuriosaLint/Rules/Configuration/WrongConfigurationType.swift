import KuriosaJSON
import KuriosaSource

/// A value of the configuration is of the wrong type; the run stops with status 2.
extension Rule {
  static let configurationWrongType = Rule(
    id: "configuration/wrong-type", severity: .error,
    summary: "A value of the configuration is of the wrong type",
    rationale: """
      The configuration can't be understood with a value of this type, and checking by half a configuration would be no check. Nothing
      is checked until it is mended.
      """,
    reference: "the configuration `.kuriosa-lint.json`",
    triggering: [RuleExample(fileName: ".kuriosa-lint.json", text: #"{"exclude": "drafts"}"#)],
    passing: [RuleExample(fileName: ".kuriosa-lint.json", text: #"{"exclude": ["drafts"]}"#)],
    check: .elsewhere)
}
