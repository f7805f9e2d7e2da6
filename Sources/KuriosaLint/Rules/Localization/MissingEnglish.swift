import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A localized text has no English, or an empty one. English is the fallback for every other language, so the app would
/// show nothing. Format: "object of language code → text; `en` is required and the fallback". Decision 12.
extension Rule {
  static let missingEnglish = Rule(
    id: "localization/missing-english", severity: .error,
    summary: "A text has no English, or an empty one",
    rationale: """
      English is what the app shows wherever a language is missing. Without it, people whose language is not there see an
      empty place. Every localized text needs `en` with something to read; a template in one language keeps its text
      under `en`.
      """,
    reference: "\"object of language code → text; `en` is required and the fallback\"; decision 12", fix: .unsafe,
    triggering: [
      RuleExample("another language alone", members: #""name": {"de": "Drachen"}"#),
      RuleExample("only spaces", members: #""name": {"en": "  "}"#),
      RuleExample("the code in capital letters", members: #""name": {"EN": "Kites"}"#),
      RuleExample("nothing at all", members: #""name": {}"#),
    ],
    passing: [RuleExample(members: #""name": {"de": "Drachen", "en": "Kites"}"#)],
    check: .document(MissingEnglish.check))
}

private enum MissingEnglish {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let view = facts.view
    for text in view.texts where text.english == nil && !facts.tree.isDamaged(text.node) {
      report(text, facts, &findings)
    }
    for unusual in facts.unusualTexts where unusual.traits == .blank {
      guard view.texts[unusual.text].english == unusual.translation else { continue }
      findings.report(view.translations[unusual.translation].value, emptyMessage)
    }
  }

  private static func report(_ text: LocalizedTextPart, _ facts: DocumentFacts, _ findings: inout Findings) {
    guard let key = misspelled(text, facts.view) else {
      return findings.report(missingIn: text.node, text.translations.isEmpty ? nothingMessage : message)
    }
    let written = facts.tree.text(key)
    let fix = FixIt("write \"en\"", isSafe: false, edits: [Edit(facts.tree.range(key), "\"en\"")])
    findings.report(
      key, "English has the code \"en\", not \(Wording.quote(written)); the app looks for \"en\"", fixes: [fix])
  }

  /// The key that was meant to be `en`.
  static func misspelled(_ text: LocalizedTextPart, _ view: TemplateView) -> NodeIndex? {
    view.translations(of: text).first { LanguageTag.check(view.tree.utf8($0.key))?.suggestion == "en" }?.key
  }

  private static let message =
    "there is no English (\"en\") in this text; the app shows English where a language is missing"
  private static let nothingMessage = "this text is in no language at all; it needs at least \"en\""
  private static let emptyMessage =
    "the English text is empty; the app shows it where a language is missing, so nobody could read what is meant"
}

extension LocalizedTextPart {
  /// The key that was meant to be `en`, where there is no `en`: that is reported once, as missing English.
  func misspelledEnglish(_ view: TemplateView) -> NodeIndex? {
    english == nil ? MissingEnglish.misspelled(self, view) : nil
  }
}
