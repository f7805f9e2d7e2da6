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
    triggering: [
      RuleExample(members: #""name": {"en": "Kites", "fr": "Bole\u0301ros"}"#),
      RuleExample(
        "what is escaped stays so",
        members: #""name": {"en": "Kites", "fr": "\u0042ole\u0301ros, A\u030Angstro\u0308m"}"#),
    ],
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
      let fix = FixIt("write it composed", isSafe: true, edits: edits(value, facts.tree, composed))
      findings.report(value, message(composed), fixes: [fix])
    }
  }

  /// One for each letter with its marks that is not composed; the spelling of all else stays. Where letters without marks
  /// come together as well, one for the whole text.
  private static func edits(_ value: NodeIndex, _ tree: JSONTree, _ composed: String) -> [Edit] {
    var (edits, whole, start) = ([Edit](), ContiguousArray<Unicode.Scalar>(), 0)
    let characters = Array(tree.scalars(of: value))
    while start < characters.count {
      var end = start + 1
      while end < characters.count, characters[end].scalar.properties.canonicalCombiningClass != .notReordered {
        end += 1
      }
      let letter = characters[start..<end].map(\.scalar)
      let better = Normalization.nfc(letter)
      if !better.elementsEqual(letter) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: better)
        edits.append(Edit(ByteRange(characters[start].start, characters[end - 1].end), String(text)))
      }
      whole += better
      start = end
    }
    if whole.elementsEqual(composed.unicodeScalars) { return edits }
    return [Edit(tree.range(value), JSONSpelling.string(composed))]
  }

  private static func message(_ composed: String) -> String {
    "some letters of this text are written in pieces, so it differs from \(Wording.quote(composed)), which looks the same"
  }
}
