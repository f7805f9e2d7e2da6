import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A translation is empty or shows nothing. The app takes it as it is, and the place stays empty; a missing translation
/// would have fallen back to English. Decision 12: "Another language empty or blank: E (the app would show an empty label)".
extension Rule {
  static let emptyText = Rule(
    id: "localization/empty-text", severity: .error,
    summary: "A translation is empty",
    rationale: """
      A language that is missing falls back to English; one that is there but empty, or only spaces, is shown as it is: an
      empty label. Write the translation, or take the language out of this text.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [
      RuleExample(members: #""name": {"en": "Kites", "de": ""}"#),
      RuleExample("a no-break space", members: #""name": {"en": "Kites", "de": "\u00A0"}"#),
      RuleExample("only characters that are not seen", members: #""name": {"en": "Kites", "de": " \u200B"}"#),
    ],
    passing: [RuleExample(members: #""name": {"en": "Kites", "de": "Drachen"}"#)],
    check: .document(EmptyText.check))
}

private enum EmptyText {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let view = facts.view
    for unusual in facts.unusualTexts where unusual.traits == .blank {
      guard view.texts[unusual.text].english != unusual.translation else { continue }
      let entry = view.translations[unusual.translation]
      let removal = FixIt(
        "remove the language from this text", isSafe: false, edits: Splices.removingMember(key: entry.key, facts.tree))
      findings.report(entry.value, message(facts.tree.text(entry.key)), fixes: [removal])
    }
  }

  private static func message(_ language: String) -> String {
    "the text for \(Wording.quote(language)) is empty, and the app would show it so; "
      + "leave the language out to show English"
  }
}
