import KuriosaJSON
import KuriosaSource

/// Something that can't be read stands between the entries. No reader can load the template. RFC 8259, section 2.
extension Rule {
  static let unexpectedText = Rule.syntax(
    id: "syntax/unexpected-text",
    summary: "Something stands where it can't be read",
    rationale: """
      Between the entries of a template there are only commas, colons and brackets. Often a text holds a double quote
      that should be written `\\"`, so that the text ended too early and the rest of it stands in the open.
      """,
    triggering: [RuleExample("a quote inside a text", members: #""name": {"en": "Kites 12"x"}"#)],
    passing: [RuleExample(members: #""name": {"en": "Kites 12\"x"}"#)]
  ) { fault, tree in
    let isBehindText = fault.range.start > 0 && tree.source[fault.range.start - 1] == UInt8(ascii: "\"")
    let hint = isBehindText ? "; a double quote inside a text is written \\\"" : ""
    return SyntaxWords("\(tree.spelling(fault.range)) can't stand here\(hint)")
  }
}
