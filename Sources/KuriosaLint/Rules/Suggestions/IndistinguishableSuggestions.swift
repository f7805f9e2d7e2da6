import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two suggestions look the same to the people who choose between them. Decision 20: "two that the user cannot tell apart
/// (same shown English name, ignoring case) W".
extension Rule {
  static let indistinguishableSuggestions = Rule(
    id: "suggestions/indistinguishable", severity: .warning,
    summary: "Two suggestions look the same",
    rationale: """
      Suggestions are offered by name. Two with the same English name, or two without a name that are made from the same
      template, can't be told apart. Give one of them another name, or remove it.
      """,
    reference: "decision 20",
    triggering: [
      RuleExample(members: #""suggestions": [{"template": "builtin.strap"}, {"template": "builtin.strap"}]"#),
      RuleExample(
        members: """
          "suggestions": [{"name": {"en": "Medals"}, "icon": "medal"}, {"template": "builtin.coin", "name": {"en": "medals"}}]
          """),
    ],
    passing: [
      RuleExample(
        members: """
          "suggestions": [{"template": "builtin.blank", "name": {"en": "Bags"}}, {"template": "builtin.blank", "name": {"en": "Lines"}}]
          """)
    ],
    check: .document(IndistinguishableSuggestions.check))
}

private enum IndistinguishableSuggestions {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.view.suggestions.count > 1 else { return }
    var first: [[UInt8]: NodeIndex] = [:]
    for suggestion in facts.view.suggestions {
      guard let (node, name) = shown(suggestion, facts) else { continue }
      guard let other = first[name] else {
        first[name] = node
        continue
      }
      let note = findings.note("the other one", other)
      findings.report(
        node, "another suggestion looks just like this one, so people can't tell them apart", notes: [note])
    }
  }

  /// What the suggestion is known by, and the text of it: its English name, else its template.
  private static func shown(_ suggestion: SuggestionPart, _ facts: DocumentFacts) -> (NodeIndex, [UInt8])? {
    let view = facts.view
    if let text = suggestion.name {
      guard let english = view.texts[text].english.map({ view.translations[$0].value }) else { return nil }
      guard view.tree.kind(english) == .string, !view.tree.isDamaged(english) else { return nil }
      return (english, [0] + Array(Normalization.caseFoldForComparison(view.tree.utf8(english))))
    }
    guard !suggestion.part.has(.name) else { return nil }
    return view.string(SuggestionKey.template, of: suggestion.part).map { ($0, [1] + Array(view.tree.utf8($0))) }
  }
}
