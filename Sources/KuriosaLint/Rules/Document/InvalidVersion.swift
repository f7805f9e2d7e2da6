import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What a version can be: the integers that every reader holds exactly. Decision 5: "`version` is 1 … 2^53−1".
enum TemplateVersion {
  static let range = 1...9_007_199_254_740_991
}

/// The version is no whole number from 1 to 2^53 − 1. The app compares versions to know whether to replace a stored
/// built-in. Decision 5: "`version` is 1 … 2^53−1"; 1.5 is an error.
extension Rule {
  static let invalidVersion = Rule(
    id: "document/invalid-version", severity: .error,
    summary: "The version is no whole number from 1 on",
    rationale: """
      The app replaces a stored built-in when the version is higher. It counts 1, 2, 3, …, up to 9007199254740991, which is
      the largest number that every reader keeps exactly. With anything else updates would get lost.
      """,
    reference: "\"Content version; the app replaces stored built-ins with higher versions\"; decision 5",
    triggering: [RuleExample(members: #""version": 1.5"#), RuleExample(members: #""version": 0"#)],
    passing: [RuleExample(members: #""version": 9007199254740991"#)],
    check: .document { facts, findings in
      let node = facts.view.value(.version)
      guard node.exists, facts.tree.kind(node) == .number, !facts.tree.isDamaged(node) else { return }
      let value = JSONNumber(node, in: facts.tree)?.exactInteger
      if let value, TemplateVersion.range.contains(value) { return }
      let token = Wording.cut(facts.tree.source.string(facts.tree.range(node)))
      findings.report(node, "a version is a whole number from 1 to 9007199254740991, and not \(token)")
    })
}
