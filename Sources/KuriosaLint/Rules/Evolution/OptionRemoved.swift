import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An option or unit that shipped is gone, or has another id. "Fields and options are hidden instead of deleted."
extension Rule {
  static let optionRemoved = Rule(
    id: "evolution/option-removed", severity: .error,
    summary: "An option or unit that shipped was removed or renamed",
    rationale: """
      Items store the ids of their choices and units. When an option is gone, those who chose it see its bare id instead of a
      label, and the value is refused when it is edited. An option that is not wanted any more gets `"hidden": true`: it is not offered for
      new values and still displays on the items that use it. Another word for it is another label.
      """,
    reference: "\"a hidden option is not offered for new values but still displays on items that use it\"; decision 44",
    fix: .unsafe,
    triggering: [
      RuleExample(
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      ),
      RuleExample(
        "a renamed id",
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon_fibre", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      ),
    ],
    passing: [
      RuleExample(
        shipped:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#,
        fields:
          #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}, "hidden": true}, {"id": "bamboo", "label": {"en": "Bamboo"}}]}"#
      )
    ],
    check: .evolution(OptionRemoved.check))
}

private enum OptionRemoved {
  @Sendable static func check(_ facts: EvolutionFacts, _ findings: inout Findings) {
    var restoration = Restoration(facts)
    for change in facts.changes(.optionRemoved) {
      findings.report(change, facts, message(change, facts), fixes: restoration.fixes(change))
    }
  }

  private static func message(_ change: TemplateChange, _ facts: EvolutionFacts) -> String {
    let type = facts.oldField(change)?.type ?? .dropdown
    let what = type == .quantity ? "unit" : "option"
    let value = StoredValue.smallest(type, option: change.name) ?? ""
    let harm = "items that store \(value) would show the bare id"
    let subject = "the \(what) \(Wording.quote(change.name)) of \(Wording.quote(change.field ?? ""))"
    if let newName = change.likelyNewName {
      return "\(subject) seems to have been renamed to \(Wording.quote(newName)), and \(harm); "
        + "keep its id and change its label instead"
    }
    return "\(subject) was removed though it has shipped, so \(harm); put it back and hide it"
  }
}
