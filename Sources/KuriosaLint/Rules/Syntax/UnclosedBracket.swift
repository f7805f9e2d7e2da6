import KuriosaJSON
import KuriosaSource

/// A bracket is not closed before the text ends or an outer bracket closes. RFC 8259, sections 4 and 5.
extension Rule {
  static let unclosedBracket = Rule.syntax(
    id: "syntax/unclosed-bracket",
    summary: "A bracket is never closed",
    rationale: """
      Every { needs its }, and every [ its ]. Where one is missing, no reader can load the template. The note shows
      the bracket that is still open; look there for the place where the closing one belongs.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("in the middle", members: #""highlights": ["maker""#),
      RuleExample("at the end", text: #"{"id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427""#),
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard case .unclosed(let opener, let others) = fault.kind else { return nil }
    let closer = opener == UInt8(ascii: "{") ? "}" : "]"
    let more =
      others == 0 ? "" : ", and \(Wording.count(others, "more bracket")) around it \(others == 1 ? "is" : "are") open"
    return SyntaxWords(
      message: "a \(closer) is missing here\(more)", note: "opened here",
      fixes: others == 0
        ? [FixIt("add the \(closer)", isSafe: false, edits: [.insert(closer, at: fault.range.start)])] : [])
  }
}
