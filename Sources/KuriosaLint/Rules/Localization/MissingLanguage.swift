import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A text of a built-in is not in all languages of the app. People see English in between. Decision 13: "Built-ins carry
/// all required languages … in every localized text, else W naming all missing ones in one finding. `example` may be
/// English only; in part of the languages only: W."
extension Rule {
  static let missingLanguage = Rule(
    id: "localization/missing-language", severity: .warning,
    summary: "A text of a built-in lacks some of the required languages",
    rationale: """
      Built-ins come in all languages of the app: English, German, French, Italian and Spanish, or those that the
      configuration lists. Where one is missing, people see an English word among their own. An example may be in English
      only, when it is a name or a number; once it is translated, all languages need it. Templates of users need only `en`.
      """,
    reference: "\"May be English only when it is a name or a number\"; decision 13",
    triggering: [
      RuleExample(members: #""id": "builtin.watch", "name": {"en": "Watches", "de": "Uhren", "es": "Relojes"}"#),
      RuleExample(
        "an example in some languages",
        members: """
          "id": "builtin.watch", "fields": [{"key": "movement", "type": "text", "section": "main",
            "label": {"en": "Movement", "de": "Uhrwerk", "fr": "Mouvement", "it": "Movimento", "es": "Movimiento"},
            "example": {"en": "In-house caliber", "de": "Manufakturkaliber"}}]
          """),
    ],
    passing: [
      RuleExample(
        "an example that is a name",
        members: """
          "id": "builtin.watch", "fields": [{"key": "reference", "type": "text", "section": "main",
            "label": {"en": "Reference", "de": "Referenz", "fr": "Référence", "it": "Referenza", "es": "Referencia"},
            "example": {"en": "79030N"}}]
          """),
      RuleExample("a template of a user", members: #""name": {"en": "Kites", "de": "Drachen"}"#),
    ],
    check: .document(MissingLanguage.check))
}

private enum MissingLanguage {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.isBuiltin else { return }
    let required = facts.settings.languages
    let codes = ContiguousArray(required.map { LanguageCode($0) })
    for text in facts.view.texts where !isInOrder(text, codes, facts.view) {
      report(text, required, facts, &findings)
    }
  }

  /// Whether the text begins with all required languages in their order: nearly every text does.
  private static func isInOrder(
    _ text: LocalizedTextPart, _ codes: ContiguousArray<LanguageCode?>, _ view: TemplateView
  ) -> Bool {
    guard text.translations.count >= codes.count else { return false }
    var entry = text.translations.lowerBound
    for code in codes {
      guard let code, view.translations[entry].language == code else { return false }
      entry += 1
    }
    return true
  }

  private static func report(
    _ text: LocalizedTextPart, _ required: [String], _ facts: DocumentFacts, _ findings: inout Findings
  ) {
    let given = facts.view.translations(of: text)
    // What is not English, or not even that, has a finding of its own.
    guard !given.isEmpty, !facts.tree.isDamaged(text.node) else { return }
    if text.role == .example, given.count == 1, text.english != nil { return }
    let missing = required.filter { code in
      code != "en" && !given.contains { facts.tree.equals($0.key, code) }
    }
    guard !missing.isEmpty else { return }
    findings.report(missingIn: text.node, text.role == .example ? exampleMessage(missing) : message(missing))
  }

  private static func message(_ missing: [String]) -> String {
    "this text is missing in \(quoted(missing)); people who use the app in \(pronoun(missing)) would see English"
  }

  private static func exampleMessage(_ missing: [String]) -> String {
    "this example is translated, but not into \(quoted(missing)); give all languages, or English only for a name or a number"
  }

  private static func quoted(_ languages: [String]) -> String {
    Wording.enumeration(languages.map(Wording.quote))
  }

  private static func pronoun(_ languages: [String]) -> String {
    languages.count == 1 ? "that language" : "these languages"
  }
}
