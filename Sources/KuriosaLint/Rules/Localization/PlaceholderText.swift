import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A text was left as a placeholder. People would read "TODO" in the app.
/// Decision 12: "a placeholder (\"…\", \"TODO\", \"xxx\", lorem ipsum) … W."
extension Rule {
  static let placeholder = Rule(
    id: "localization/placeholder", severity: .warning,
    summary: "A text is a placeholder that was never replaced",
    rationale: """
      "…", "TODO", "xxx" and "Lorem ipsum" stand for a text that is still to come, and the app would show them. Write the
      text, or leave a language out until it is translated: the app then shows English.
      """,
    reference: "decision 12",
    triggering: [
      RuleExample(members: #""name": {"en": "Kites", "de": "…"}"#),
      RuleExample(members: #""name": {"en": "Kites", "de": "TODO: translate"}"#),
      RuleExample(members: #""name": {"en": "Lorem ipsum dolor"}"#),
      RuleExample(members: #""name": {"en": "xxx"}"#),
    ],
    passing: [
      RuleExample("\"all\" in Spanish", members: #""name": {"en": "All", "es": "Todo"}"#),
      RuleExample(members: #""name": {"en": "Placement"}"#),
    ],
    check: .document(PlaceholderText.check))
}

enum PlaceholderText {
  @Sendable fileprivate static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for unusual in facts.unusualTexts where unusual.traits.contains(.maybePlaceholder) {
      let value = facts.view.translations[unusual.translation].value
      let text = facts.tree.text(value)
      guard isPlaceholder(text) else { continue }
      findings.report(value, "\(Wording.quote(text)) is a placeholder, and people would read it in the app")
    }
  }

  static func isPlaceholder(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars.filter { $0 != " " })
    guard let first = scalars.first else { return false }
    if scalars.allSatisfy({ $0 == first }) {
      switch first {
      case "…": return true
      case ".", "?", "x", "X": return scalars.count >= 3
      default: break
      }
    }
    if first == "<", scalars.last == ">" { return true }
    if scalars.starts(with: "{{".unicodeScalars), scalars.reversed().starts(with: "}}".unicodeScalars) { return true }
    return startsWithMarker(text.trimmingPrefix { $0 == " " })
  }

  /// "Todo" is a word in Spanish and Italian, so only capitals, or a colon, make it a marker.
  private static func startsWithMarker(_ text: Substring) -> Bool {
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count).first
    switch word {
    case "TODO", "FIXME", "TBD": return true
    default: break
    }
    switch word.lowercased() {
    case "todo", "fixme", "tbd": return rest == ":"
    case "placeholder": return text.count == word.count
    case "lorem": return text.lowercased().hasPrefix("lorem ipsum")
    default: return false
    }
  }
}
