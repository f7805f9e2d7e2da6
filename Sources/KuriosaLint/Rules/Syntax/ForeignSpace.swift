import KuriosaJSON
import KuriosaSource

/// White space that JSON does not know as such stands between the parts of a template. No strict reader can load it. RFC
/// 8259, section 2: white space is space, tab, line feed and carriage return.
extension Rule {
  static let foreignSpace = Rule.syntax(
    id: "syntax/foreign-space",
    summary: "A special space stands between the parts of a template",
    rationale: """
      No-break spaces, zero-width spaces and the like often come with text that is copied from a web page or a chat. They
      look like nothing or like a space, but between the parts of a template the app can't read them. Inside a text they are
      fine.
      """,
    fix: .unsafe,
    triggering: [RuleExample("a no-break space", members: "\"icon\":\u{A0}\"wind\"")],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    let code = tree.source.string(fault.range).unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) }
    let digits = code ?? ""
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return SyntaxWords(
      "the special space U+\(padded) can stand inside a text only; write an ordinary space",
      fix: .likely("write a space", fault.range, " "))
  }
}
