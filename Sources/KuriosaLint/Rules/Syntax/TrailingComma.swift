import KuriosaJSON
import KuriosaSource

/// A comma stands behind the last entry. Some readers let it pass and others refuse the whole template, so it could work
/// on one device and not on another. RFC 8259, sections 4 and 5: a comma is followed by another entry.
extension Rule {
  static let trailingComma = Rule.syntax(
    id: "syntax/trailing-comma",
    summary: "A comma stands behind the last entry",
    rationale: """
      A comma separates an entry from the next one, so there is none behind the last. Some programs let it pass, others
      refuse the template: it would load on one device and fail on another. Remove the comma.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("in an object", members: #""name": {"en": "Kites", "de": "Drachen",}"#),
      RuleExample("in a list", members: #""highlights": ["maker",]"#),
    ],
    passing: [RuleExample(members: #""highlights": ["maker"]"#)]
  ) { fault, _ in
    SyntaxWords(
      "there is no entry behind this comma, so it can't stay", fix: .likely("remove the comma", fault.range, ""))
  }
}
