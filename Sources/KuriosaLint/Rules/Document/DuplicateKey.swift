import KuriosaJSON
import KuriosaSource

/// An object has the same key twice. Readers take the first or the last of them, each as it likes, so a template means
/// different things to different programs. Decision 3: an error at the later one; keys are compared after unescaping, by
/// code points.
extension Rule {
  static let duplicateKey = Rule(
    id: "document/duplicate-key", severity: .error,
    summary: "An object has the same key twice",
    rationale: """
      Some readers take the first of two equal keys, others the last, none says a word. Whatever was meant, half of the
      programs get it wrong. Remove one of the two. Keys are compared by code points, after their escapes are resolved.
      """,
    reference: "decision 3", fix: .unsafe,
    triggering: [
      RuleExample(
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker", "de": "Hersteller", "de": "Macher"}}"#),
      RuleExample(
        "once with an escape",
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker", "\u0065n": "Builder"}}"#),
    ],
    passing: [
      RuleExample(
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker", "de": "Hersteller", "fr": "Fabricant"}}"#)
    ],
    check: .document(DuplicateKey.check))
}

private enum DuplicateKey {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let tree = facts.tree
    guard tree.flags.contains(.mayRepeatKeys) else { return }
    var filter = RepeatFilter()
    for index in tree.nodes.indices where tree.nodes[index].flags.contains(.mayRepeatKeys) {
      let members = tree.members(of: NodeIndex(UInt32(index)))
      guard filter.mayRepeat(members.lazy.map(\.key), { textHash($0, tree) }) else { continue }
      let keys = members.map(\.key)
      var known = ByteStringIndex(capacity: keys.count)
      for key in keys where !tree[key].flags.contains(.damaged) {
        guard let first = known.add(key, tree) else { continue }
        report(key, known.node(first), tree, &findings)
      }
    }
  }

  private static func report(_ key: NodeIndex, _ first: NodeIndex, _ tree: JSONTree, _ findings: inout Findings) {
    let note = findings.note("first used here", first)
    let fix = FixIt("remove this one", isSafe: false, edits: Splices.removingMember(key: key, tree))
    findings.report(
      key,
      "the key \(Wording.quote(tree.text(key))) is here a second time, and programs disagree about which one counts",
      notes: [note], fixes: [fix])
  }
}
