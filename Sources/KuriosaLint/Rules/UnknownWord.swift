import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What the rules about words that the format does not know have in common.
enum UnknownWord {
  /// Reports each string that should be a word of `list`, with the words there are and the one that was probably meant, by
  /// its spelling or as a synonym.
  static func report<Word: FormatWord>(
    _ list: ViewFault.WordList, _ words: Word.Type, _ noun: String, _ facts: DocumentFacts, _ findings: inout Findings,
    synonym: (String) -> Word? = { _ in nil }
  ) {
    for fault in facts.view.faults where fault.kind == .unknownWord(list) {
      let text = facts.tree.text(fault.node)
      let meant = Word.closest(to: text) ?? synonym(text)?.spelling
      let known = Wording.alternatives(Word.allCases.map(\.spelling))
      let end = meant.map { "did you mean \(Wording.quote($0))?" } ?? "it can be \(known)"
      let fixes = meant.map { meant in
        FixIt(
          "write \(Wording.quote(meant))", isSafe: false, edits: [Edit(facts.tree.range(fault.node), "\"\(meant)\"")])
      }
      findings.report(
        fault.node, "the app knows no \(noun) \(Wording.quote(text)); \(end)", fixes: fixes.map { [$0] } ?? [])
    }
  }
}
