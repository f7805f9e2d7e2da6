import KuriosaJSON
import KuriosaSource

/// The file is empty, or holds only white space. There is no template in it. RFC 8259, section 2: a text is one value.
extension Rule {
  static let noValue = Rule.syntax(
    id: "syntax/no-value",
    summary: "The file is empty",
    rationale: """
      A template is one object in braces. An empty file, or one with nothing but spaces and line breaks, holds none; often
      a program died while it wrote the file. Restore it, or remove it.
      """,
    triggering: [RuleExample("only a line break", text: "\n")],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { _, _ in SyntaxWords("there is no JSON value in this file; a template is an object in braces") }
}
