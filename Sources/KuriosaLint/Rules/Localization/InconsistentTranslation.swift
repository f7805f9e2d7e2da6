import KuriosaSource

/// One English term of the built-ins has two translations in a language. People meet two words for one thing.
/// Decision 12: "one English term translated in two ways (built-ins only) … N."
extension Rule {
  static let inconsistentTranslation = Rule(
    id: "localization/inconsistent-translation", severity: .note,
    summary: "An English term of the built-ins is translated in two ways",
    rationale: """
      The same English word in two templates should be one word in every other language too; people learn the words of an
      app once. Where the word means different things (a grade of coins, a grade of stamps), put both translations into the
      glossary of the configuration with the reason, or make the English texts differ.
      """,
    reference: "decision 12",
    triggering: [
      RuleExample(
        members: """
          "id": "builtin.watch", "fields": [
            {"key": "grade", "type": "text", "section": "main",
             "label": {"en": "Grade", "de": "Erhaltung", "fr": "État", "it": "Grado", "es": "Grado"}},
            {"key": "box_grade", "type": "text", "section": "main",
             "label": {"en": "Grade", "de": "Note", "fr": "État", "it": "Grado", "es": "Grado"}}]
          """)
    ],
    passing: [
      RuleExample(
        members: """
          "id": "builtin.watch", "fields": [
            {"key": "grade", "type": "text", "section": "main",
             "label": {"en": "Grade", "de": "Erhaltung", "fr": "État", "it": "Grado", "es": "Grado"}},
            {"key": "box_grade", "type": "text", "section": "main",
             "label": {"en": "Box grade", "de": "Note der Schachtel", "fr": "État de la boîte", "it": "Grado della scatola",
                       "es": "Grado de la caja"}}]
          """)
    ],
    check: .catalog(InconsistentTranslation.check))
}

private enum InconsistentTranslation {
  @Sendable static func check(_ facts: CatalogFacts, _ findings: inout CatalogFindings) {
    for term in facts.terms.ambiguous {
      let variants = term.variants.filter { !isOpen($0.text) }
      let right = variants.filter {
        facts.settings.glossary.allows($0.text, of: term.english, in: term.language)
      }
      let others = right.isEmpty ? Array(variants.prefix(1)) : right
      let wrong = variants.filter { variant in !others.contains { $0.text.utf8.elementsEqual(variant.text.utf8) } }
      guard let first = wrong.first else { continue }
      let notes = (others + wrong.dropFirst()).map { variant in
        Note("translated as \(Wording.quote(variant.text)) here", at: variant.place)
      }
      findings.report(first.place, template: first.template, message(term, first, others[0]), notes: notes)
    }
  }

  /// Whether a text is still to be written; that is another finding.
  private static func isOpen(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: VisibleText.isVisible) || PlaceholderText.isPlaceholder(text)
  }

  private static func message(
    _ term: AmbiguousTerms.Term, _ wrong: AmbiguousTerms.Variant, _ other: AmbiguousTerms.Variant
  ) -> String {
    "\(Wording.quote(term.english)) is \(Wording.quote(wrong.text)) here and \(Wording.quote(other.text)) elsewhere in "
      + "\(Wording.quote(term.language)); use one word, or put both into the glossary"
  }
}
