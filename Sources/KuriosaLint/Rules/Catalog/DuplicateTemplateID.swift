import KuriosaSource

/// Two files of the run have the same template id, so one would replace the other. Decision 16: an error at the later file
/// by path, with a note at the first.
extension Rule {
  static let duplicateTemplateID = Rule(
    id: "catalog/duplicate-id", severity: .error,
    summary: "Two templates have the same id",
    rationale: """
      Libraries find templates by id. Of two with the same id the app would take one and never show the other, which may be
      the one that was meant. Often a file was copied to start a new template: give the copy an id of its own.
      """,
    reference: "decision 16",
    triggering: [
      RuleExample(
        members: #""name": {"en": "Kites"}"#,
        otherFiles: [.init(name: "a.json", text: ExampleTemplate.text(members: "", fields: nil))])
    ],
    passing: [
      RuleExample(
        members: #""id": "custom.2b4e28ba-2fa1-11d2-883f-0016d3cca427""#,
        otherFiles: [.init(name: "a.json", text: ExampleTemplate.text(members: "", fields: nil))])
    ],
    check: .catalog { facts, findings in
      var first: [[UInt8]: DocumentSummary.Reference] = [:]
      for document in facts.similarlyNamed {
        guard let id = document.id else { continue }
        guard let earlier = first[Array(id.text.utf8)] else {
          first[Array(id.text.utf8)] = id
          continue
        }
        findings.report(
          id.place, template: id.text,
          "\(earlier.place.path.text) has the id \(Wording.quote(id.text)) already, so the app would know only one of the two",
          notes: [Note("first used here", at: earlier.place)])
      }
    })
}
