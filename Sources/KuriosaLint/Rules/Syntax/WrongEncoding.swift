import KuriosaJSON
import KuriosaSource

/// The file is in UTF-16 or UTF-32. The app and all other readers expect UTF-8. Decision 2: UTF-8 only.
extension Rule {
  static let wrongEncoding = Rule.syntax(
    id: "syntax/wrong-encoding",
    summary: "The file is in another encoding than UTF-8",
    rationale: """
      Templates are UTF-8 documents. Some editors save as UTF-16 without a word; no reader of templates can load
      such a file. Save it again as UTF-8, without byte order mark.
      """,
    reference: "\"Templates are UTF-8 JSON documents\"; decision 2",
    triggering: [
      RuleExample(
        "saved as UTF-16", bytes: [0xFF, 0xFE] + "{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
        excerpt: "FF FE 7B 00 7D 00")
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard case .wrongEncoding(let name) = fault.kind else { return nil }
    return SyntaxWords(message: "the file is saved as \(name), and the app reads only UTF-8; save it again as UTF-8")
  }
}
