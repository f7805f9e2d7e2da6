import KuriosaJSON
import KuriosaSource

/// A control character stands in the file as it is: a line break inside a text, a tab, a zero byte. No strict reader can
/// load the template. RFC 8259, section 7: control characters must be escaped.
extension Rule {
  static let controlCharacter = Rule.syntax(
    id: "syntax/control-character",
    summary: "A control character stands in the file as it is",
    rationale: """
      A text can't go on in the next line, and holds no tabs and other control characters. The app shows labels on one
      line, so a space is what is mostly meant. In other places such a character was typed or pasted by mistake.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a line break", members: "\"name\": {\"en\": \"Kites\nand lines\"}"),
      RuleExample("a tab", members: "\"name\": {\"en\": \"Kites\tand lines\"}"),
    ],
    passing: [RuleExample(members: #""name": {"en": "Kites and lines"}"#)]
  ) { fault, tree in ControlCharacter.words(fault, tree) }
}

private enum ControlCharacter {
  static func words(_ fault: SyntaxFault, _ tree: JSONTree) -> SyntaxWords {
    guard case .controlCharacter(let byte) = fault.kind else { return SyntaxWords("") }
    let isInText = isInsideText(fault.range, tree)
    let isSpace = byte == 0x09 || byte == 0x0A || byte == 0x0D
    return SyntaxWords(
      "\(name(byte)) can't stand \(isInText ? "inside a text" : "here")",
      fix: isInText && isSpace
        ? .likely("write a space", withSpace(fault.range, tree.source), " ") : .likely("remove it", fault.range, ""))
  }

  private static func isInsideText(_ range: ByteRange, _ tree: JSONTree) -> Bool {
    guard let node = tree.lastNode(startingAtOrBefore: range.start), tree.kind(node) == .string else { return false }
    return range.start < tree.range(node).end
  }

  private static func name(_ byte: UInt8) -> String {
    switch byte {
    case 0x00: return "a zero byte"
    case 0x09: return "a tab"
    case 0x0A, 0x0D: return "a line break"
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "the control character U+00\(digits.utf8.count == 1 ? "0" : "")\(digits)"
    }
  }

  /// The character with the spaces around it.
  private static func withSpace(_ range: ByteRange, _ source: SourceText) -> ByteRange {
    var start = range.start
    while start > 0, source[start - 1] == 0x20 { start -= 1 }
    var end = range.end
    while source[end] == 0x20 { end += 1 }
    return ByteRange(start, end)
  }
}
