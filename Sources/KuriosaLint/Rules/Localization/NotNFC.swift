import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A text is not in the composed form of Unicode: "é" as "e" and an accent. It looks the same and compares as another one.
/// Decision 12: "not NFC … W."
extension Rule {
  static let notNFC = Rule(
    id: "localization/not-nfc", severity: .warning,
    summary: "A text is not in the composed form of Unicode (NFC)",
    rationale: """
      The letter é can be one character, or an e followed by an accent. Both look the same, but programs that compare bytes
      take them for different texts: searches, imports and checks of translations go wrong. Keyboards give the one
      character; the other form mostly comes from file names of a Mac.
      """,
    reference: "decision 12", fix: .safe,
    triggering: [RuleExample(members: #""name": {"en": "Kites", "fr": "Bole\u0301ros"}"#)],
    passing: [RuleExample(members: #""name": {"en": "Kites", "fr": "Boléros", "vi": "Diều", "ko": "연"}"#)],
    check: .document(NotNFC.check))
}

private enum NotNFC {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for unusual in facts.unusualTexts where unusual.traits.contains(.maybeNotNFC) {
      let value = facts.view.translations[unusual.translation].value
      let text = facts.tree.utf8(value)
      guard !Normalization.isNFC(text) else { continue }
      let composed = String(decoding: Normalization.nfc(text), as: UTF8.self)
      let edit = Edit(facts.tree.range(value), JSONSpelling.string(composed))
      let fix = FixIt("write it composed", isSafe: true, edits: [edit])
      findings.report(value, message(composed), fixes: [fix])
    }
  }

  private static func message(_ composed: String) -> String {
    "some letters of this text are written in pieces, so it differs from \(Wording.quote(composed)), which looks the same"
  }
}
