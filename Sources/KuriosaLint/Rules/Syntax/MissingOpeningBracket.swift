import KuriosaJSON
import KuriosaSource

/// The opening bracket of a list or an object is missing. No reader can load the template. RFC 8259, sections 4 and 5.
extension Rule {
  static let missingOpeningBracket = Rule.syntax(
    id: "syntax/missing-opening-bracket",
    summary: "A list or an object is not opened",
    rationale: """
      A list begins with `[`, and an object, such as a field or the template itself, with `{`. Here entries of one follow
      without it, so the app can't read the template at all. Sometimes it is the wrong bracket that stands before them.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a list", members: #""quantity": {}, "highlights": "@count", "maker"]"#),
      RuleExample("an object", members: #""suggestions": ["template": "builtin.toy"}]"#),
    ],
    passing: [RuleExample(members: #""icon": "wind", "suggestions": [{"template": "builtin.toy"}]"#)]
  ) { fault, _ in MissingOpeningBracket.words(fault) }
}

private enum MissingOpeningBracket {
  static func words(_ fault: SyntaxFault) -> SyntaxWords {
    guard case .missingOpener(let opener) = fault.kind else { return SyntaxWords("") }
    let isList = opener == UInt8(ascii: "[")
    let bracket = isList ? "[" : "{"
    return SyntaxWords(
      "\(isList ? "entries of a list" : "keys of an object") follow, \"\(bracket)\" is missing here",
      fix: .likely("add \"\(bracket)\"", fault.range, bracket))
  }
}
