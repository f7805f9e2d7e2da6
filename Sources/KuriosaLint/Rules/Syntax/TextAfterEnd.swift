import KuriosaJSON
import KuriosaSource

/// Something stands behind the end of the document. No strict reader can load the template. RFC 8259, section 2: a text
/// is one value.
extension Rule {
  static let textAfterEnd = Rule.syntax(
    id: "syntax/text-after-end",
    summary: "Something stands behind the end of the template",
    rationale: """
      A file holds one template: it ends at the brace that closes the first one. Whatever follows makes the app refuse the
      file. Often a bracket too many closed the template too early.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(
        "two templates in one file",
        text: """
          {
            "id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427",
            "version": 1,
            "name": {"en": "Kites"},
            "icon": "wind",
            "sections": [],
            "fields": []
          }
          {
            "id": "custom.6a9b46f8-3b7c-4f0a-9c8d-5e1f2a3b4c5d"
          }
          """),
      RuleExample(
        "a comma",
        text: """
          {
            "id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427",
            "version": 1,
            "name": {"en": "Kites"},
            "icon": "wind",
            "sections": [],
            "fields": []
          },
          """),
    ],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    let isMeaningless = tree.source[fault.range].allSatisfy { TextAfterEnd.punctuation.contains($0) }
    return SyntaxWords(
      "the template ends before this; nothing can stand behind its last brace",
      fix: isMeaningless ? .likely("remove it", fault.range, "") : nil)
  }
}

private enum TextAfterEnd {
  static let punctuation = "{}[],; \n\r\t".utf8.map { $0 }
}
