import KuriosaJSON
import KuriosaSource

/// The file has so many faults of syntax that it is surely no template. The rest of it was not read.
extension Rule {
  static let tooManyFaults = Rule.syntax(
    id: "syntax/too-many-faults",
    summary: "The file has more faults of syntax than make sense to list",
    rationale: """
      After 10,000 faults of syntax the file is surely something else than a template, such as a log or a program.
      The rest of it is not read, and that is said, so that nobody takes the list for complete.
      """,
    reference: "decision 8",
    triggering: [],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard fault.kind == .tooManyFaults else { return nil }
    return SyntaxWords(
      message: "there are more than \(JSONLimits.syntaxFaults) faults of syntax; the rest of the file was not read")
  }
}
