import KuriosaJSON
import KuriosaSource

/// Brackets are nested deeper than 128 levels. Decision 8: one clear finding, the same limit in every program and
/// build.
extension Rule {
  static let tooDeep = Rule.syntax(
    id: "syntax/too-deep",
    summary: "Brackets are nested deeper than 128 levels",
    rationale: """
      A template is hardly ever nested deeper than eight levels. Readers set different limits to protect themselves,
      so the toolchain sets one for all: 128. What lies deeper is not read.
      """,
    reference: "decision 8",
    triggering: [
      RuleExample(text: String(repeating: "[", count: 129) + String(repeating: "]", count: 129))
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard fault.kind == .tooDeep else { return nil }
    return SyntaxWords(
      message: "this is nested deeper than \(JSONLimits.depth) levels; what is inside was not read")
  }
}
