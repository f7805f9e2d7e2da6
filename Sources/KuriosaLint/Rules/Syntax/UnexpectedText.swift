import KuriosaJSON
import KuriosaSource

/// Something stands in the template that can't be there. RFC 8259, section 2.
extension Rule {
  static let unexpectedText = Rule.syntax(
    id: "syntax/unexpected-text",
    summary: "Something stands in the template that can't be there",
    rationale: """
      No reader can make sense of these characters in this place, so none can load the template. Often a text holds
      a double quote that needs a backslash before it, or a line was pasted into the wrong place.
      """,
    triggering: [
      RuleExample("a quote within a text", fields: #"{"key": "maker", "type": "text", "label": {"en": "The "Maker""}}"#)
    ],
    passing: [
      RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "The Maker"}}"#)
    ]
  ) { fault, tree in
    guard fault.kind == .unexpected else { return nil }
    let text = Wording.cut(tree.source.string(fault.range))
    return SyntaxWords(message: "\(text) can't stand here; a double quote within a text needs a backslash before it")
  }
}
