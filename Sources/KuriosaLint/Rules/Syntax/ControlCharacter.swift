import KuriosaJSON
import KuriosaSource

/// A raw control character stands in the template, such as a tab or a line end within a text. RFC 8259, section 7:
/// they must be escaped.
extension Rule {
  static let controlCharacter = Rule.syntax(
    id: "syntax/control-character",
    summary: "A raw control character stands in the template",
    rationale: """
      A text stays on one line and holds no tabs or other control characters. They come from copied texts and from
      damaged files, and no reader can load the template. Write a space, or remove them.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a tab in a text", members: "\"icon\": \"wi\tnd\"")
    ],
    passing: [
      RuleExample(members: #""highlights": ["maker"]"#)
    ]
  ) { fault, _ in
    guard case .controlCharacter(let byte) = fault.kind else { return nil }
    let name =
      switch byte {
      case 0x09: "a tab"
      case 0x0A, 0x0D: "a line end"
      default: "the control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
      }
    let isSpace = byte == 0x09 || byte == 0x0A || byte == 0x0D
    return SyntaxWords(
      message: "\(name) can't stand here",
      fixes: [
        FixIt(isSpace ? "write a space" : "remove it", isSafe: false, edits: [Edit(fault.range, isSpace ? " " : "")])
      ])
  }
}
