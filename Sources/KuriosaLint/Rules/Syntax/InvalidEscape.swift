import KuriosaJSON
import KuriosaSource

/// A backslash in a text is followed by something it can't be followed by. RFC 8259, section 7.
extension Rule {
  static let invalidEscape = Rule.syntax(
    id: "syntax/invalid-escape",
    summary: "A backslash is followed by something that means nothing",
    rationale: """
      In a text a backslash begins one of a few signs: a quote, a backslash, a slash, b, f, n, r, t, or u with four
      hexadecimal digits. Anything else means nothing, and no reader can load the template. For the backslash itself
      write two.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(members: #""icon": "wi\xd""#)
    ],
    passing: [
      RuleExample(members: #""icon": "wi\u006ed""#)
    ]
  ) { fault, tree in
    guard fault.kind == .invalidEscape else { return nil }
    let text = Wording.cut(tree.source.string(fault.range))
    return SyntaxWords(
      message: "\(text) means nothing in a text; for a backslash write two",
      fixes: [FixIt("write two backslashes", isSafe: false, edits: [.insert("\\", at: fault.range.start)])])
  }
}
