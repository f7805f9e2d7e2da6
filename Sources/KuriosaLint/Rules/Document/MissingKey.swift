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
          "this \(object) has no \(Wording.quote(key))\(MissingKey.meaning(key, object)), and the app can't use it without"
        )
      }
    })
}

private enum MissingKey {
  /// What the key is for, and what it looks like.
  static func meaning(_ key: String, _ object: String) -> String {
    let text: String? =
      switch (object, key) {
      case ("template", "id"): #"such as "id": "custom.…" with a UUID"#
      case ("template", "version"): #"which counts its changes: "version": 1"#
      case ("template", "name"): #"such as "name": {"en": "Postcards"}"#
      case (_, "icon"): #"the name of an SF Symbol: "icon": "photo""#
      case ("template", "sections"):
        #"the headings of its form: "sections": [{"id": "main", "label": {"en": "Basics"}}]"#
      case ("template", "fields"): #"such as "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}}]"#
      case (_, "label"): #"such as "label": {"en": "Maker"}"#
      case (_, "options"): #"such as "options": [{"id": "mint", "label": {"en": "Mint"}}]"#
      case (_, "measurement"): #"which is "length", "mass" or "volume""#
      case (_, "formula"): #"such as "formula": {"left": {"field": "a"}, "operation": "add", "right": {"field": "b"}}"#
      default: nil
      }
    return text.map { ", \($0)" } ?? ""
  }
}
