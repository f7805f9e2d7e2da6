import KuriosaSource

/// Two template ids of the run differ only by case. Decision 16: "ids that differ only by case: uuids E, others W". Ids of
/// built-ins with capitals are no ids at all, so what is left is the uuids, where case means nothing.
extension Rule {
  static let lookAlikeTemplateID = Rule(
    id: "catalog/look-alike-id", severity: .error,
    summary: "Two template ids differ only by case",
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
      var first: [[UInt8]: DocumentSummary.Reference] = [:]
      for document in facts.documents {
        guard let id = document.id else { continue }
        let folded = id.text.utf8.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
        guard let earlier = first[folded] else {
          first[folded] = id
          continue
        }
        if earlier.text.utf8.elementsEqual(id.text.utf8) { continue }
        findings.report(
          id.place, template: id.text,
          "\(Wording.quote(id.text)) is the same id as \(Wording.quote(earlier.text)) in \(earlier.place.path.text), but for case",
          notes: [Note("the other one", at: earlier.place)])
      }
    })
}
