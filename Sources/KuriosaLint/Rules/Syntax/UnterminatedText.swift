import KuriosaJSON
import KuriosaSource

/// A text has no closing quote. No reader can load the template, and most then point at some place far below. RFC 8259,
/// section 7: "A string begins and ends with quotation marks." Decision 1: the opening quote is marked.
extension Rule {
  static let unterminatedText = Rule.syntax(
    id: "syntax/unterminated-text",
    summary: "A text has no closing quote",
    rationale: """
      A text ends at the next double quote, and has to end on the line it begins on. Without the closing quote the app can't
      read the template at all. A quote inside a text is written `\\"`.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(
        members: """
          "icon": "wind,
          "showcase": "wide"
          """)
    ],
    passing: [
      RuleExample(
        members: """
          "icon": "wind",
          "showcase": "wide"
          """)
    ]
  ) { fault, tree in
    SyntaxWords("the text that begins here has no closing quote", fix: UnterminatedText.fix(fault, tree))
  }
}

private enum UnterminatedText {
  static func fix(_ fault: SyntaxFault, _ tree: JSONTree) -> FixIt? {
    guard let node = tree.lastNode(startingAtOrBefore: fault.range.start),
      tree.range(node).start == fault.range.start, tree[node].flags.contains(.unterminated),
      tree.source[fault.range.start] == UInt8(ascii: "\"")
    else { return nil }
    return .likely("close the text", ByteRange(at: tree.range(node).end), "\"")
  }
}
