import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An object lacks a key without which the app can't use it. Decisions 9, 20, 21: the keys that are required.
extension Rule {
  static let missingKey = Rule(
    id: "document/missing-key", severity: .error,
    summary: "A key that must be there is missing",
    rationale: """
      A template needs `id`, `version`, `name`, `icon`, `sections` and `fields`; a section `id` and `label`; a field `key`,
      `type` and `label`, and for some types `options`, `measurement` or `formula`; an option `id` and `label`; a formula
      `left`, `operation` and `right`. Without one of them the app refuses the template.
      """,
    reference: "the tables of the format; decisions 9 and 21",
    triggering: [
      RuleExample(fields: #"{"key": "maker", "type": "text"}"#),
      RuleExample(fields: #"{"key": "grade", "type": "dropdown", "label": {"en": "Grade"}}"#),
    ],
    passing: [RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}"#)],
    check: .document { facts, findings in
      for fault in facts.view.faults {
        guard case .missingKey(let key, let object) = fault.kind else { continue }
        findings.report(
          missingIn: fault.node,
          "this \(object) has no \(Wording.quote(key)), without which the app can't use the template")
      }
    })
}
