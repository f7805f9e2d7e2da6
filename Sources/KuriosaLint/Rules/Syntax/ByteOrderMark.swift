import KuriosaJSON
import KuriosaSource

/// The file begins with a byte order mark. Not every reader takes it. Decision 2: "A byte order mark is W with a safe
/// fix."
extension Rule {
  static let byteOrderMark = Rule(
    id: "syntax/byte-order-mark", severity: .warning,
    summary: "The file begins with a byte order mark",
    rationale: """
      Some editors put three invisible bytes in front of a UTF-8 file. JSON asks writers not to, and some readers refuse
      such a file. Nothing is lost without them.
      """,
    reference: "decision 2", fix: .safe,
    triggering: [RuleExample(text: "\u{FEFF}" + ExampleTemplate.text(members: "", fields: nil))],
    passing: [RuleExample(text: ExampleTemplate.text(members: "", fields: nil))],
    check: .document { facts, findings in
      let length = facts.tree.source.byteOrderMarkLength
      guard length > 0 else { return }
      let mark = ByteRange(0, length)
      findings.report(
        mark, about: nil, "the file begins with an invisible byte order mark, which not every reader takes",
        fixes: [FixIt("remove the mark", isSafe: true, edits: [.delete(mark)])])
    })
}
