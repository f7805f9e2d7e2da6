import KuriosaJSON
import KuriosaSource

/// The file begins with a byte order mark, which UTF-8 does not need and some readers stumble over. Decision 2: "A byte
/// order mark is W with a safe fix."
extension Rule {
  static let byteOrderMark = Rule(
    id: "syntax/byte-order-mark", severity: .warning,
    summary: "The file begins with a byte order mark",
    rationale: """
      Some editors put three invisible bytes in front of a UTF-8 file. Templates don't need them, and strict readers refuse
      the file. Save it as UTF-8 without byte order mark.
      """,
    reference: "decision 2", fix: .safe,
    triggering: [RuleExample(text: "\u{FEFF}" + ExampleTemplate.text(members: "", fields: nil))],
    passing: [RuleExample(members: #""highlights": ["maker"]"#)],
    check: .document { facts, findings in
      let length = facts.tree.source.byteOrderMarkLength
      guard length > 0 else { return }
      let mark = ByteRange(0, length)
      let fix = FixIt("remove it", isSafe: true, edits: [.delete(mark)])
      findings.report(
        mark, about: nil, "the file begins with a byte order mark, which strict readers refuse", fixes: [fix])
    })
}
