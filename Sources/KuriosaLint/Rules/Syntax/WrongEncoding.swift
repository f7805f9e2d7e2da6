import KuriosaJSON
import KuriosaSource

/// The whole file is UTF-16 or UTF-32. Foundation reads it, other systems do not. Format: "Templates are UTF-8 JSON
/// documents." Decision 2: "UTF-16/32 … E".
extension Rule {
  static let wrongEncoding = Rule.syntax(
    id: "syntax/wrong-encoding",
    summary: "The file is not UTF-8",
    rationale: """
      Templates are UTF-8. A file in UTF-16 or UTF-32 may even work in the app on one system and fail on every other. Save
      it again with the encoding UTF-8; nothing else is said about the file until then.
      """,
    reference: "\"Templates are UTF-8 JSON documents.\"; decision 2",
    triggering: [RuleExample("UTF-16", text: "{\u{0}\"\u{0}i\u{0}d\u{0}\"\u{0}:\u{0}1\u{0}}\u{0}")],
    passing: [RuleExample(members: #""name": {"en": "Kites"}"#)]
  ) { fault, _ in
    guard case .wrongEncoding(let name) = fault.kind else { return SyntaxWords("") }
    return SyntaxWords("the file is \(name), and a template is UTF-8; save it with the encoding UTF-8")
  }
}
