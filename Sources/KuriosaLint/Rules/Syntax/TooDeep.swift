import KuriosaJSON
import KuriosaSource

/// Lists and objects are nested deeper than 128 levels. A template needs 6. Decision 8: "Nesting deeper than 128 (the
/// root is level 1) … E, one clear finding, the same limit in every program and build."
extension Rule {
  static let tooDeep = Rule.syntax(
    id: "syntax/too-deep",
    summary: "Lists and objects are nested too deep",
    rationale: """
      A template needs no more than 6 levels. Readers have limits of their own for nesting, and some crash beyond them, so
      we have one that all our programs share: 128 levels. What lies deeper is not read.
      """,
    reference: "decision 8",
    triggering: [], passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    let kind = tree.source[fault.range.start] == UInt8(ascii: "[") ? "list" : "object"
    return SyntaxWords("this \(kind) is nested too deep: \(JSONLimits.depth) levels are allowed, and it was not read")
  }
}
