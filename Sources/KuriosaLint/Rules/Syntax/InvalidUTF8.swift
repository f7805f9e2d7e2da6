import KuriosaJSON
import KuriosaSource

/// Bytes that are no UTF-8. Readers refuse the template, or show other characters than were meant. Format: "Templates are
/// UTF-8 JSON documents." Decision 2: "invalid UTF-8 (overlong forms and encoded surrogates too) … E".
extension Rule {
  static let invalidUTF8 = Rule.syntax(
    id: "syntax/invalid-utf8",
    summary: "Some bytes are not UTF-8",
    rationale: """
      Templates are UTF-8. Bytes that are not mostly mean that the file was saved in an older encoding, or that a text was
      cut in the middle of a letter. Save the file as UTF-8, and look at the letters with accents. Nothing is repaired here,
      since what was meant can't be known.
      """,
    reference: "\"Templates are UTF-8 JSON documents.\"; decision 2",
    triggering: [], passing: [RuleExample(members: #""name": {"en": "Kites", "de": "Flugdrachen für Kinder"}"#)]
  ) { fault, tree in
    let bytes = tree.source[fault.range].prefix(4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let more = fault.range.count > 4 ? " …" : ""
    return SyntaxWords(
      "the \(fault.range.count == 1 ? "byte" : "bytes") \(bytes.joined(separator: " "))\(more) can't be read as UTF-8; save the file with the encoding UTF-8"
    )
  }
}
