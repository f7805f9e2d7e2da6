import KuriosaJSON
import KuriosaSource

/// A key stands without quotes, as in a program. RFC 8259, section 4: a name is a string.
extension Rule {
  static let unquotedKey = Rule.syntax(
    id: "syntax/unquoted-key",
    summary: "A key has no quotes",
    rationale: """
      In JSON every key stands in double quotes. Programming languages are less strict, but no reader of templates
      is. Put the key in quotes.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: #"showcase: "wide""#)
    ],
    passing: [
      RuleExample(members: #""showcase": "wide""#)
    ]
  ) { fault, tree in
    guard fault.kind == .unquotedKey else { return nil }
    let word = tree.source.string(fault.range)
    return SyntaxWords(
      message: "the key \(Wording.cut(word)) needs double quotes",
      fixes: [FixIt("put it in quotes", isSafe: false, edits: [Edit(fault.range, JSONSpelling.string(word))])])
  }
}
