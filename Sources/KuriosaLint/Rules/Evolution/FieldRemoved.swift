import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field that shipped is gone, or has another key, which is the same for the items that have values under the old one.
/// "Fields and options are hidden instead of deleted."
extension Rule {
  static let fieldRemoved = Rule(
    id: "evolution/field-removed", severity: .error,
    summary: "A field that shipped was removed or renamed",
    rationale: """
      Items store their values under the key of the field. When the field is gone, nobody can see or edit them any more, though
      they are still there. A key is never renamed once it has shipped: give the field another label instead. A field that is not wanted
      any more gets `"hidden": true`.
      """,
    reference: "\"never renamed once shipped\"; \"Fields are never deleted\"; decision 44", fix: .unsafe,
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}, {"key": "colour", "type": "text", "label": {"en": "Colour"}}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#),
      RuleExample(
        "a renamed key", shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields: #"{"key": "manufacturer", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#),
    ],
    passing: [
      RuleExample(
        shipped:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "colour", "type": "text", "label": {"en": "Colour"}}"#,
        fields:
          #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}, {"key": "model", "type": "text", "label": {"en": "Model"}}, {"key": "year", "type": "date", "label": {"en": "Year"}}, {"key": "colour", "type": "text", "label": {"en": "Colour"}, "hidden": true}"#
      ),
      RuleExample(
        "another label", shipped: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#,
        fields: #"{"key": "maker", "type": "text", "label": {"en": "Workshop"}, "section": "main"}"#),
    ],
    check: .evolution(FieldRemoved.check))
}

private enum FieldRemoved {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    var restoration = Restoration(facts)
    for change in facts.changes(.fieldRemoved) {
      findings.report(change, facts, message(change, facts), fixes: restoration.fixes(change))
    }
  }

  private static func message(_ change: TemplateChange, _ facts: EvolutionFacts) -> String {
    let key = Wording.quote(change.name)
    let value = facts.oldField(change).flatMap { StoredValue.smallest($0, facts.old) }
    let harm =
      value.map { "what items store for it, such as \($0), could not be seen any more" }
      ?? "formulas and highlights that use it would have nothing to show"
    if let newName = change.likelyNewName {
      return "the field \(key) seems to have been renamed to \(Wording.quote(newName)), and \(harm); "
        + "keep its key and change its label instead"
    }
    return "the field \(key) was removed though it has shipped, so \(harm); put it back and hide it"
  }
}
