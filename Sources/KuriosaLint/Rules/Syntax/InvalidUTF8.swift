import KuriosaJSON
import KuriosaSource

/// Some bytes are no UTF-8, so nobody can know which characters were meant. Decision 2: invalid UTF-8 is an error.
extension Rule {
  static let invalidUTF8 = Rule.syntax(
    id: "syntax/invalid-utf8",
    summary: "Some bytes are no UTF-8",
    rationale: """
      Templates are UTF-8 documents. Bytes that are not come from another encoding, such as Latin-1, or from a cut
      in the middle of a character. The app refuses the file rather than guess. Type the text anew, or save the file
      as UTF-8.
      """,
    reference: "\"Templates are UTF-8 JSON documents\"; decision 2",
    triggering: [
      RuleExample(
        "the ü of Latin-1",
        bytes: ExampleTemplate.text(members: #""name": {"en": "K?te"}"#, fields: nil).utf8.map {
          $0 == UInt8(ascii: "?") ? 0xFC : $0
        }, excerpt: #""name": {"en": "K\xFCte"}"#)
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, tree in
    guard fault.kind == .invalidUTF8 else { return nil }
    let bytes = tree.source[fault.range].prefix(4).map { String($0, radix: 16, uppercase: true) }
    return SyntaxWords(
      message: "the bytes \(bytes.joined(separator: " ")) are no UTF-8, so nobody can tell which characters were meant")
  }
}
