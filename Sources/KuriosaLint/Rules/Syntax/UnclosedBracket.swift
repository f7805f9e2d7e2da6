import KuriosaJSON
import KuriosaSource

/// A list or object is not closed. No reader can load the template. Decision 1: "both the opener, as a note, and the
/// place of an unclosed bracket".
extension Rule {
  static let unclosedBracket = Rule.syntax(
    id: "syntax/unclosed-bracket",
    summary: "A list or an object is not closed",
    rationale: """
      Each `[` needs its `]` and each `{` its `}`, in the right order. The finding stands where the bracket is missed, its
      note where it was opened; the right place for it is somewhere between the two.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a list", members: #""highlights": ["maker""#),
      RuleExample(
        "the end of the file",
        text: """
          {
            "id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427",
            "version": 1,
            "name": {"en": "Kites"},
            "icon": "wind",
            "sections": [],
            "fields": []

          """),
    ],
    passing: [RuleExample(members: #""quantity": {"one": {"en": "pair"}, "other": {"en": "pairs"}}"#)]
  ) { fault, _ in UnclosedBracket.words(fault) }
}

private enum UnclosedBracket {
  static func words(_ fault: SyntaxFault) -> SyntaxWords {
    guard case .unclosed(let opener, let others) = fault.kind else { return SyntaxWords("") }
    let isList = opener == UInt8(ascii: "[")
    let closer = isList ? "]" : "}"
    let more = others > 0 ? ", and so \(others == 1 ? "is" : "are") \(Wording.count(others, "bracket")) around it" : ""
    return SyntaxWords(
      "the \(isList ? "list" : "object") is not closed, \"\(closer)\" is missing here\(more)",
      note: "it was opened here",
      fix: others == 0 ? .likely("add \"\(closer)\"", ByteRange(at: fault.range.start), closer) : nil)
  }
}
