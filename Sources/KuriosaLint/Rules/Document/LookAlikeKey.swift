import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two keys of an object differ only by case or by Unicode normalization. To programs they are different, to people the
/// same. Decision 3: "Keys that differ only by Unicode normalization or by case are different keys, with a W as
/// look-alikes."
extension Rule {
  static let lookAlikeKey = Rule(
    id: "document/look-alike-key", severity: .warning,
    summary: "Two keys of an object differ only by case or normalization",
    rationale: """
      Programs take `de` and `DE` for two keys, people for one. One of them is never read, so a text that someone wrote
      never shows. Merge the two.
      """,
    reference: "decision 3",
    triggering: [
      RuleExample(
        members: #""name": {"en": "Kites", "de": "Drachen", "dE": "Lenkdrachen"}"#)
    ],
    passing: [RuleExample(members: #""name": {"en": "Kites", "de": "Drachen", "da": "Drager"}"#)],
    check: .document(LookAlikeKey.check))
}

private enum LookAlikeKey {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let tree = facts.tree
    guard tree.nodes.contains(where: { isOdd($0, tree) }) else { return }
    for index in tree.nodes.indices where tree.nodes[index].kind == .object {
      let object = NodeIndex(UInt32(index))
      if tree.members(of: object).contains(where: { isOdd(tree[$0.key], tree) }) { check(object, tree, &findings) }
    }
  }

  /// Keys of small ASCII letters, digits and signs look like nothing else. Keys of the format have capitals too, but are
  /// longer than those that are looked at here.
  @inline(__always)
  private static func isOdd(_ node: JSONNode, _ tree: JSONTree) -> Bool {
    guard node.flags.contains(.key), !node.flags.contains(.damaged) else { return false }
    if !node.flags.isDisjoint(with: [.nonASCII, .escaped]) { return true }
    return node.end - node.start < 9 && hasCapital(tree.source.eightBytes(at: Int(node.start)))
  }

  /// Whether one of eight ASCII bytes is a capital letter; the quotes are none, what follows them may be.
  private static func hasCapital(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let ascii = word & (ones &* 0x7F)
    return (ascii &+ ones &* 0x3F) & ~(ascii &+ ones &* 0x25) & ~word & (ones &* 0x80) != 0
  }

  private static func check(_ object: NodeIndex, _ tree: JSONTree, _ findings: inout Findings) {
    var first: [[UInt32]: NodeIndex] = [:]
    for member in tree.members(of: object) where !tree.isDamaged(member.key) {
      let folded = Normalization.caseFoldForComparison(tree.utf8(member.key))
      let name = String(decoding: folded, as: UTF8.self).unicodeScalars.map(\.value)
      guard let other = first[name] else {
        first[name] = member.key
        continue
      }
      if tree.equal(other, member.key) { continue }
      let note = findings.note("the other one", other)
      findings.report(
        member.key,
        "the key \(Wording.quote(tree.text(member.key))) looks like another one here, but programs take them for two",
        notes: [note])
    }
  }
}
