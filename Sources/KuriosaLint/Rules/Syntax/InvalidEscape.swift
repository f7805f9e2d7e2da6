import KuriosaJSON
import KuriosaSource

/// A backslash stands before a character that it can't stand before. No strict reader can load the template. RFC 8259,
/// section 7.
extension Rule {
  static let invalidEscape = Rule.syntax(
    id: "syntax/invalid-escape",
    summary: "A backslash is followed by something that can't follow it",
    rationale: """
      In a text the backslash begins an escape: `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t`, or `\\u` with four
      hexadecimal digits. A backslash that is meant as one is doubled; an apostrophe needs none.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("an apostrophe", members: #""name": {"en": "Collector\'s kites"}"#),
      RuleExample("a backslash", members: #""name": {"en": "Kites\kits"}"#),
    ],
    passing: [
      RuleExample(members: #""name": {"en": "Kites \u0026 lines"}"#),
      RuleExample(members: #""name": {"en": "Kites \\ kits"}"#),
    ]
  ) { fault, tree in InvalidEscape.words(fault, tree) }
}

private enum InvalidEscape {
  static func words(_ fault: SyntaxFault, _ tree: JSONTree) -> SyntaxWords {
    let next = fault.range.count > 1 ? tree.source[fault.range.start + 1] : 0
    let backslash = ByteRange(fault.range.start, fault.range.start + 1)
    switch next {
    case UInt8(ascii: "u"):
      return SyntaxWords("\\u needs four hexadecimal digits behind it")
    case UInt8(ascii: "'"):
      return SyntaxWords("an apostrophe needs no backslash", fix: .likely("remove the backslash", backslash, ""))
    default:
      return SyntaxWords(
        "\(tree.spelling(fault.range)) is no escape; a backslash that is meant as one is doubled",
        fix: .likely("double the backslash", backslash, "\\\\"))
    }
  }
}
