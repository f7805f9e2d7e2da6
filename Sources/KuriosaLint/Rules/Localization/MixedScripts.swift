import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A word has a letter of another script that looks like one of its own: "Кites" with a Cyrillic К. It looks right and is
/// found by no search. Decision 12: "a letter of another script inside a word (`data/confusables.tsv`): W."
extension Rule {
  static let mixedScripts = Rule(
    id: "localization/mixed-scripts", severity: .warning,
    summary: "A word has a letter of another script that looks like its own",
    rationale: """
      Greek and Cyrillic have letters that look like Latin ones. One of them inside a word can't be seen, but the word is
      another one: searches, imports and spelling checks miss it. It happens where the keyboard was switched in between, or
      the text comes from a scan.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [
      RuleExample("a Cyrillic letter", members: #""name": {"en": "Kit\u0435s"}"#),
      RuleExample("a Latin letter", members: #""name": {"en": "Kites", "ru": "Возд\u0079шные змеи"}"#),
    ],
    passing: [
      RuleExample("words of two scripts", members: #""name": {"en": "Kites", "ru": "Змеи Prism"}"#),
      RuleExample("a Greek letter that looks like no other", members: #""name": {"en": "μm, Δx, β-Kites"}"#),
    ],
    check: .document(MixedScripts.check))
}

private enum MixedScripts {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for unusual in facts.unusualTexts where unusual.traits.contains(.mixedScripts) {
      let value = facts.view.translations[unusual.translation].value
      var edits: [Edit] = []
      var first: (character: JSONScalar, meant: Unicode.Scalar)?
      for word in words(of: value, facts.tree) {
        for (character, meant) in strangers(in: word) {
          edits.append(Edit(character.range, String(Character(meant))))
          if first == nil { first = (character, meant) }
        }
      }
      guard let first else { continue }
      let fix = FixIt("write the letter of the word's own script", isSafe: false, edits: edits)
      findings.report(first.character.range, about: value, message(first.character.scalar, first.meant), fixes: [fix])
    }
  }

  private static func message(_ scalar: Unicode.Scalar, _ meant: Unicode.Scalar) -> String {
    "the letter \(CharacterWords.name(scalar)) looks like \(CharacterWords.name(meant)), which the rest of this word is "
      + "written in; searches don't find it"
  }

  private static func words(of value: NodeIndex, _ tree: JSONTree) -> [ArraySlice<JSONScalar>] {
    Array(tree.scalars(of: value)).split { !$0.scalar.properties.isAlphabetic && !isMark($0.scalar) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.canonicalCombiningClass.rawValue != 0
  }

  /// The letters of a word that are not of the script of most of its letters, with the letter of that script each looks
  /// like; none where one of them looks like no other.
  private static func strangers(in word: ArraySlice<JSONScalar>) -> [(JSONScalar, Unicode.Scalar)] {
    var letters: [Alphabet: [JSONScalar]] = [:]
    for character in word {
      if let alphabet = Alphabet(character.scalar) { letters[alphabet, default: []].append(character) }
    }
    let counts = Alphabet.allCases.map { letters[$0]?.count ?? 0 }
    guard counts.filter({ $0 > 0 }).count > 1,
      let own = Alphabet.allCases.max(by: { counts[$0.rawValue] < counts[$1.rawValue] })
    else { return [] }
    var result: [(JSONScalar, Unicode.Scalar)] = []
    for character in word where Alphabet(character.scalar).map({ $0 != own }) ?? false {
      guard let meant = own.lookalike(of: character.scalar) else { return [] }
      result.append((character, meant))
    }
    return result
  }
}

/// Scripts whose letters can be taken for each other; the first one wins where a word has as many letters of both.
private enum Alphabet: Int, CaseIterable {
  case latin, cyrillic, greek

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x373, 0x376...0x37D, 0x37F, 0x386, 0x388...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    default: return nil
    }
  }

  /// The letter of this script that a letter of another one can be taken for.
  func lookalike(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if self == .latin { return ConfusableTable.find(scalar).flatMap { $0.group == .punctuation ? nil : $0.looksLike } }
    let latin = ConfusableTable.find(scalar)?.looksLike ?? scalar
    return ConfusableTable.lookalikes(of: latin).first { Alphabet($0) == self }
  }
}
