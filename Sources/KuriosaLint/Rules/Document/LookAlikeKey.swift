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
    reference: "decision 3", fix: .unsafe,
    triggering: [
      RuleExample(
        members: #""name": {"en": "Kites", "de": "Drachen", "dE": "Lenkdrachen"}"#),
      RuleExample("a key of the format", members: #""icon": "wind", "Icon": "tornado""#),
    ],
    passing: [RuleExample(members: #""name": {"en": "Kites", "de": "Drachen", "da": "Drager"}"#)],
    check: .document { facts, findings in
      for pair in LookAlikeKey.all(facts.view) {
        let note = findings.note("the other one", pair.other)
        let fix = FixIt("remove this one", isSafe: false, edits: Splices.removingMember(key: pair.key, facts.tree))
        findings.report(
          pair.key,
          "the key \(Wording.quote(facts.tree.text(pair.key))) looks like another one here, but programs take them for two",
          notes: [note], fixes: [fix])
      }
    })
}
