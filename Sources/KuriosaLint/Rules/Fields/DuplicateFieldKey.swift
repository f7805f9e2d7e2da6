import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two fields have the same key. Items store their values by key, so both fields would show and overwrite one value.
/// Format: "Storage key, `[a-z][a-z0-9_]*`, unique, never renamed once shipped".
extension Rule {
  static let duplicateFieldKey = Rule(
    id: "fields/duplicate-key", severity: .error,
    summary: "Two fields have the same key",
    rationale: """
      Items store the value of a field under its key. With the same key twice, two fields would show one value, and what
      is typed into one would overwrite the other. Give the later field a key of its own; keep the key of a field that has
      shipped.
      """,
    reference: "\"Storage key, `[a-z][a-z0-9_]*`, unique, never renamed once shipped\"",
    triggering: [
      RuleExample(
        fields: """
          {"key": "maker", "type": "text", "label": {"en": "Maker"}},
          {"key": "maker", "type": "text", "label": {"en": "Workshop"}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "maker", "type": "text", "label": {"en": "Maker"}},
          {"key": "workshop", "type": "text", "label": {"en": "Workshop"}}
          """)
    ],
    check: .document(DuplicateFieldKey.check))
}

private enum DuplicateFieldKey {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for (field, first) in facts.repeatedKeys {
      guard let key = node(field, facts), let earlier = node(first, facts) else { continue }
      let note = findings.note("first used here", earlier)
      findings.report(key, message(facts.tree.text(key)), notes: [note])
    }
  }

  private static func node(_ field: Int, _ facts: DocumentFacts) -> NodeIndex? {
    facts.view.string(FieldKey.key, of: facts.view.fields[field].part)
  }

  private static func message(_ key: String) -> String {
    "another field has the key \(Wording.quote(key)) already, so both would show and overwrite the same value"
  }
}
