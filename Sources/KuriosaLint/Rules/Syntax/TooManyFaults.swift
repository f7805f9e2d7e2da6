import KuriosaJSON
import KuriosaSource

/// The file has so many faults of syntax that it is surely no template. The rest of it was not read.
extension Rule {
  static let tooManyFaults = Rule.syntax(
    id: "syntax/too-many-faults",
    summary: "The file has so many faults that the rest was not read",
    rationale: """
      After \(JSONLimits.syntaxFaults) faults of syntax a file is something else than JSON, and more findings help nobody. The rest of it
      was not read, so there may be more to find once these are mended.
      """,
    triggering: [], passing: [RuleExample(members: #""icon": "wind""#)]
  ) { _, _ in SyntaxWords("the file has more than \(JSONLimits.syntaxFaults) faults; from here on it was not read") }
}
