import KuriosaJSON
import KuriosaSource

/// A list or an object is closed by the bracket of the other. No reader can load the template. RFC 8259, sections 4 and 5.
extension Rule {
  static let wrongBracket = Rule.syntax(
    id: "syntax/wrong-bracket",
    summary: "A list or an object is closed by the wrong bracket",
    rationale: """
      A list begins with `[` and ends with `]`, an object begins with `{` and ends with `}`. The app can't read a template in
      which they are mixed up.
      """,
    fix: .unsafe,
    triggering: [RuleExample(members: #""highlights": ["maker"}, "quantity": {}"#)],
    passing: [RuleExample(members: #""highlights": ["maker"], "quantity": {}"#)]
  ) { fault, tree in
    let isBrace = tree.source[fault.range.start] == UInt8(ascii: "}")
    let (what, right, wrong) = isBrace ? ("a list", "]", "}") : ("an object", "}", "]")
    return SyntaxWords(
      "\(what) is closed by \"\(right)\", not by \"\(wrong)\"", note: "it was opened here",
      fix: .likely("write \"\(right)\"", fault.range, right))
  }
}
