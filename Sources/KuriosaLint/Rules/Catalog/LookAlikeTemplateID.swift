import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The UUIDs of two templates of the run differ only by case, which means nothing in a UUID. Decision 16: "ids that differ
/// only by case: uuids E, others W".
extension Rule {
  static let lookAlikeTemplateID = Rule(
    id: "catalog/look-alike-id", severity: .error,
    summary: "The UUIDs of two templates differ only by case",
    rationale: """
      In a UUID capital and small letters are the same, so these are one id to the app and to every file system that ignores
      case. One of the two templates would replace the other. Give one of them a fresh id.
      """,
    reference: "decision 16",
    triggering: [
      RuleExample(
        members: #""id": "custom.1B4E28BA-2FA1-11D2-883F-0016D3CCA427""#,
        otherFiles: [.init(name: "a.json", text: ExampleTemplate.text(members: "", fields: nil))])
    ],
    passing: [
      RuleExample(
        members: #""id": "custom.2B4E28BA-2fa1-11d2-883f-0016d3cca427""#,
        otherFiles: [.init(name: "a.json", text: ExampleTemplate.text(members: "", fields: nil))])
    ],
    check: .catalog { facts, findings in
      LookAlikeID.forEach(facts) { id, other, areUUIDs in
        guard areUUIDs else { return }
        findings.report(
          id.place, template: id.text,
          "\(Wording.quote(id.text)) is the same id as \(Wording.quote(other.text)) in \(other.place.path.text), but for case",
          notes: [Note("the other one", at: other.place)])
      }
    })

  /// The ids of two templates of the run, which are no UUIDs, differ only by case. Decision 16: "others W".
  static let lookAlikeName = Rule(
    id: "catalog/look-alike-name", severity: .warning,
    summary: "The names in two template ids differ only by case",
    rationale: """
      To the app these are two templates, to people and to file systems that ignore case they are one: the file of one would
      replace the other's. Ids of built-ins have small letters only. Give one of them another id.
      """,
    reference: "decision 16",
    triggering: [], passing: [RuleExample(members: #""id": "builtin.watch""#)],
    check: .catalog { facts, findings in
      LookAlikeID.forEach(facts) { id, other, areUUIDs in
        if areUUIDs { return }
        findings.report(
          id.place, template: id.text,
          "\(Wording.quote(id.text)) and \(Wording.quote(other.text)) in \(other.place.path.text) differ only by case",
          notes: [Note("the other one", at: other.place)])
      }
    })
}

private enum LookAlikeID {
  typealias Reference = DocumentSummary.Reference

  /// Calls `body` with each id that an earlier document has but for case, and whether both are UUIDs.
  static func forEach(_ facts: CatalogFacts, _ body: (_ id: Reference, _ other: Reference, _ areUUIDs: Bool) -> Void) {
    var first: [ContiguousArray<UInt8>: Reference] = [:]
    var seen: Set<ContiguousArray<UInt8>> = []
    for document in facts.similarlyNamed {
      // An id that is there already is a finding of its own.
      guard let id = document.id, seen.insert(ContiguousArray(id.text.utf8)).inserted else { continue }
      let folded = Normalization.caseFoldForComparison(id.text.utf8)
      guard let other = first[folded] else {
        first[folded] = id
        continue
      }
      let isCaseOnly = id.text.lowercased().unicodeScalars.elementsEqual(other.text.lowercased().unicodeScalars)
      let areUUIDs = TemplateID.isCustom(id.text.utf8) && TemplateID.isCustom(other.text.utf8)
      if isCaseOnly { body(id, other, areUUIDs) }
    }
  }
}
