import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A translation of a built-in is the English text. Often it was copied and never translated. Decision 12: "Same as English
/// where it is no name, number or known loan word (built-ins only) … N."
extension Rule {
  static let sameAsEnglish = Rule(
    id: "localization/same-as-english", severity: .note,
    summary: "A translation of a built-in is the same as the English text",
    rationale: """
      A text that was copied from English looks translated to every check, and people read an English word among their own.
      Names, numbers, codes, words in capitals and common loan words are passed over, and so are examples. Where the word is
      right in that language, put it into the glossary of the configuration with the reason.
      """,
    reference: "decision 12",
    triggering: [
      RuleExample(
        members: """
          "id": "builtin.watch", "name": {"en": "Watches", "de": "Watches", "fr": "Montres", "it": "Orologi", "es": "Relojes"}
          """)
    ],
    passing: [
      RuleExample(
        "a loan word, a name, a code",
        members: """
          "id": "builtin.watch", "fields": [{"key": "winding", "type": "dropdown", "section": "main",
            "label": {"en": "Material", "de": "Material", "fr": "Matériau", "it": "Materiale", "es": "Material"}, "options": [
            {"id": "spring_drive",
             "label": {"en": "Spring Drive", "de": "Spring Drive", "fr": "Spring Drive", "it": "Spring Drive", "es": "Spring Drive"}},
            {"id": "gmt", "label": {"en": "GMT", "de": "GMT", "fr": "GMT", "it": "GMT", "es": "GMT"}}]}]
          """)
    ],
    check: .document(SameAsEnglish.check))
}

private enum SameAsEnglish {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    // The translations of one text that are the same as the English one are the same as each other.
    var last = (text: -1, isName: false, loan: LoanWords.Loan?.none)
    for unusual in facts.unusualTexts
    where unusual.traits.contains(.sameAsEnglish) && unusual.traits.isDisjoint(with: [.digit, .maybePlaceholder]) {
      let entry = facts.view.translations[unusual.translation]
      if unusual.text != last.text {
        let role = facts.view.texts[unusual.text].role
        let isName = role == .example || isName(entry.value, facts.tree, isSuffix: role == .suffix)
        last = (unusual.text, isName, isName ? nil : LoanWords.find(entry.value, facts.tree))
      }
      if last.isName || entry.language.map({ last.loan?.isUsed(in: $0) ?? false }) ?? false { continue }
      report(entry, facts, &findings)
    }
  }

  private static func report(_ entry: TranslationPart, _ facts: DocumentFacts, _ findings: inout Findings) {
    let language = facts.tree.text(entry.key)
    let text = facts.tree.text(entry.value)
    guard language != "en", !language.hasPrefix("en-"), !facts.settings.glossary.allows(text, of: text, in: language)
    else { return }
    findings.report(
      entry.value,
      "\(Wording.quote(text)) for \(Wording.quote(language)) is the English text; translate it, or put it into the glossary"
    )
  }

  /// Whether a text looks like a name or code: at most two bytes, no small ASCII letter and no other one, every one of several words, or parts
  /// of a word, with a capital, or a capital inside a word.
  private static func isName(_ node: NodeIndex, _ tree: JSONTree, isSuffix: Bool) -> Bool {
    let content = tree.rawContent(node)
    // The sign of a unit: kW, bar, rpm.
    guard content.count > (isSuffix ? 3 : 2) else { return true }
    var words = 0
    var plainWords = 0
    var hasSmall = false
    var previous = UInt8(ascii: " ")
    for offset in content.start..<content.end {
      let byte = tree.source[offset]
      let isSmall = byte &- UInt8(ascii: "a") < 26
      let isCapital = byte &- UInt8(ascii: "A") < 26
      if isCapital, previous &- UInt8(ascii: "a") < 26 { return true }
      if previous == UInt8(ascii: " ") || previous == UInt8(ascii: "-") {
        words += 1
        if isSmall { plainWords += 1 }
      }
      // Bytes of letters beyond ASCII; 0xE2 starts signs such as ‰.
      hasSmall = hasSmall || isSmall || byte >= 0xC3 && byte != 0xE2
      previous = byte
    }
    return !hasSmall || words > 1 && plainWords == 0
  }
}
