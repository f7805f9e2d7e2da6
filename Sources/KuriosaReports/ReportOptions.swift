import KuriosaLint
import KuriosaSource

/// What is known of a rule besides its findings.
package struct RuleDescription: Sendable {
  /// `group/defect`.
  package var id: String
  package var severity: Severity
  /// One line: what is wrong.
  package var summary: String
  /// Why it matters and how to mend it. Markdown.
  package var rationale: String

  package init(id: String, severity: Severity, summary: String, rationale: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
  }

  package init(_ rule: Rule) {
    self.init(id: rule.id, severity: rule.severity, summary: rule.summary, rationale: rule.rationale)
  }
}

/// How a report is to be written, and what it says of the program.
package struct ReportOptions: Sendable {
  package var toolName = "kuriosa-lint"
  package var toolVersion = "0"
  /// Where the program is described; nil if nowhere.
  package var toolAddress: String?
  /// Every rule that can be reported, in the order of the registry; put together only for the formats that list them.
  package var rules: @Sendable () -> [RuleDescription] = { [] }
  /// Whether the text may hold colours.
  package var color = false
  /// Cells in a line of the terminal; nil where the report does not go to one.
  package var width: Int?
  /// Whether the findings are also counted by rule, in the formats for people.
  package var statistics = false
  /// Whether only findings are shown: no summary, no hints.
  package var quiet = false
  /// The lowest severity that fails the run: error, or warning with `--strict`.
  package var failing = Severity.error
  /// The absolute folder that paths are made relative to in the reports for a service; nil leaves them as given.
  package var root: FilePath?
  /// The absolute folder that relative paths were given in; nil takes them as relative to `root`.
  package var workingFolder: FilePath?

  package init() {}
}

extension FilePath {
  /// Standard input without a name.
  package static let unnamedInput = FilePath("-")
}
