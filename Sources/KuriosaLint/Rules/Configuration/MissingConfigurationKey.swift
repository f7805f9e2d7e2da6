import KuriosaJSON
import KuriosaSource

/// An entry of the configuration lacks something it needs, such as the reason of an exception.
extension Rule {
  static let configurationMissingKey = Rule(
    id: "configuration/missing-key", severity: .error,
    summary: "An entry of the configuration lacks something it needs",
    rationale: """
      An exception without its reason can't be judged by whoever reads it later, and one without its term excepts nothing. Every entry
      of the glossary says both.
      """,
    reference: "the configuration `.kuriosa-lint.json`",
    triggering: [
      RuleExample(fileName: ".kuriosa-lint.json", text: #"{"glossary": [{"term": "Fair", "language": "de"}]}"#)
    ],
    passing: [
      RuleExample(
        fileName: ".kuriosa-lint.json",
        text: #"{"glossary": [{"term": "Fair", "language": "de", "reason": "graded apart for coins and cards"}]}"#)
    ],
    check: .elsewhere)
}
