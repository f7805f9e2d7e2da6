import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field that offers choices or units offers none. Format: "TemplateValidator enforces: … non-empty unique options for
/// dropdown/multiple_choice/quantity".
extension Rule {
  static let emptyOptionList = Rule(
    id: "options/empty-list", severity: .error,
    summary: "A field that needs options has an empty list of them",
    rationale: """
      A dropdown or multiple choice without options has nothing to choose, and a quantity without units has nothing to
      count in. The app refuses such a template. Add at least one option.
      """,
    reference: "\"non-empty unique options for dropdown/multiple_choice/quantity\"",
    triggering: [
      RuleExample(fields: #"{"key": "grade", "type": "dropdown", "label": {"en": "Grade"}, "options": []}"#)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"}, "options": [{"id": "mint", "label": {"en": "Mint"}}]}
          """)
    ],
    check: .document(EmptyOptionList.check))
}

private enum EmptyOptionList {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields where field.options.isEmpty && field.hasSoundOptions {
      let list = facts.view.value(.options, of: field.part)
      findings.report(list, message(field.type))
    }
  }

  private static func message(_ type: FieldType?) -> String {
    type == .quantity
      ? "a quantity field needs at least one option, which is the unit it counts in"
      : "there is nothing to choose from: add at least one option"
  }
}
