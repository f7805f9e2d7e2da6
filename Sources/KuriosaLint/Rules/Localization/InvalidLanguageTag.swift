import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A language code that no reader could match, so the translation never shows.
/// Decision 12: "Localized texts: an object of BCP 47 tags; a tag no reader could match is W."
extension Rule {
  static let invalidLanguageTag = Rule(
    id: "localization/invalid-language-tag", severity: .warning,
    summary: "A language code is not one that a reader could match",
    rationale: """
      The app looks for the language of the device, such as `de`, `pt-BR` or `zh-Hans`. A text under another spelling
      (`ger`, `pt_BR`, `DE`) is never found, and the translation is lost without a word.
      """,
    reference: "\"object of language code → text\"; decision 12", fix: .unsafe,
    triggering: [
      RuleExample("three letters", members: #""name": {"en": "Kites", "ger": "Drachen"}"#),
      RuleExample("an underscore", members: #""name": {"en": "Kites", "pt_BR": "Pipas"}"#),
      RuleExample("no language", members: #""name": {"en": "Kites", "qq": "Kites"}"#),
      RuleExample("nothing", members: #""name": {"en": "Kites", "": "Kites"}"#),
    ],
    passing: [
      RuleExample(members: #""name": {"en": "Kites", "de-AT": "Drachen", "zh-Hans": "风筝", "es-419": "Cometas"}"#)
    ],
    check: .document(InvalidLanguageTag.check))
}

private enum InvalidLanguageTag {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let areCodesKnown = facts.view.languages.allSatisfy(LanguageTag.isSound)
    if areCodesKnown, !facts.view.hasOtherLanguageTags { return }
    var known: Set<LanguageCode> = []
    var longer: [Int: NodeIndex] = [:]
    let unusual = Set(facts.unusualStrings.lazy.map(\.node))
    for text in facts.view.texts {
      var faults: [(key: NodeIndex, fault: LanguageTagFault)] = []
      for entry in facts.view.translations(of: text) {
        if let code = entry.language, areCodesKnown || known.contains(code) { continue }
        let hash = entry.language == nil ? textHash(entry.key, facts.tree) : 0
        if let other = longer[hash], facts.tree.equal(other, entry.key) { continue }
        if let fault = LanguageTag.check(facts.tree.utf8(entry.key)) {
          faults.append((entry.key, fault))
        } else if let code = entry.language {
          known.insert(code)
        } else {
          longer[hash] = entry.key
        }
      }
      if !faults.isEmpty { report(faults.filter { !unusual.contains($0.key) }, of: text, facts, &findings) }
    }
  }

  private static func report(
    _ faults: [(key: NodeIndex, fault: LanguageTagFault)], of text: LocalizedTextPart, _ facts: DocumentFacts,
    _ findings: inout Findings
  ) {
    let tags = Set(facts.view.translations(of: text).map { facts.tree.utf8($0.key) })
    let english = text.misspelledEnglish(facts.view)
    for (key, fault) in faults where key != english && !facts.tree.isDamaged(key) {
      let isTaken = fault.suggestion.map { tags.contains(ContiguousArray($0.utf8)) } ?? false
      // Two keys that differ only by case are a finding of their own.
      if !isTaken || fault.kind != .wrongCase { report(key, fault, isTaken: isTaken, facts, &findings) }
    }
  }

  private static func report(
    _ key: NodeIndex, _ fault: LanguageTagFault, isTaken: Bool, _ facts: DocumentFacts, _ findings: inout Findings
  ) {
    let problem = message(facts.tree.text(key), fault)
    guard let suggestion = fault.suggestion else { return findings.report(key, problem) }
    guard !isTaken else {
      return findings.report(key, "\(problem); \(Wording.quote(suggestion)) is there as well")
    }
    let edit = Edit(facts.tree.range(key), JSONSpelling.string(suggestion))
    let advice = "write \(Wording.quote(suggestion))"
    findings.report(key, "\(problem); \(advice)", fixes: [FixIt(advice, isSafe: false, edits: [edit])])
  }

  private static func message(_ tag: String, _ fault: LanguageTagFault) -> String {
    tag.isEmpty
      ? "the language code is empty, so no reader finds this text; it is written like \"de\" or \"pt-BR\""
      : reason(tag, fault)
  }

  private static func reason(_ tag: String, _ fault: LanguageTagFault) -> String {
    let (tag, part) = (Wording.quote(tag), Wording.quote(fault.subtag))
    return switch fault.kind {
    case .malformed: "\(tag) is no language code, so no reader finds this text"
    case .unknownLanguage: "\(part) is not the code of a language, so no reader finds this text"
    case .unknownScript: "\(part) is not the code of a script, so no reader finds this text"
    case .unknownRegion: "\(part) is not the code of a region, so no reader finds this text"
    case .deprecated: "the code \(part) is no longer in use, so readers may not find this text"
    case .wrongCase: "\(tag) is not in the usual case, and a reader that compares exactly does not find this text"
    case .superfluousScript: "the script \(part) goes without saying, and a reader may not find this text"
    }
  }
}
