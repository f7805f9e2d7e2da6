import KuriosaSource
import KuriosaTemplates

/// A template is based on one that is neither in the run nor a built-in. Decision 15: "unknown … W".
extension Rule {
  static let unknownBase = Rule(
    id: "catalog/unknown-base", severity: .warning,
    summary: "A template is based on one that nobody knows",
    rationale: """
      A customized copy takes suggestions and showcase from the template it is based on. Where the app doesn't have that
      template it takes nothing. The id may be misspelt, or the template was not given to this run.
      """,
    reference: "decision 15",
    triggering: [RuleExample(members: #""basedOn": "custom.9b4e28ba-2fa1-11d2-883f-0016d3cca427""#)],
    passing: [
      RuleExample(
        members: #""basedOn": "custom.2b4e28ba-2fa1-11d2-883f-0016d3cca427""#,
        otherFiles: [
          .init(
            name: "other.json",
            text: ExampleTemplate.text(members: #""id": "custom.2b4e28ba-2fa1-11d2-883f-0016d3cca427""#, fields: nil))
        ])
    ],
    check: .catalog { facts, findings in
      let bases = facts.documents.filter { $0.basedOn != nil && !$0.isBasedOnBuiltIn }
      let known = bases.isEmpty ? [] : Set(facts.documents.compactMap { $0.id.map { Array($0.text.utf8) } })
      for document in bases {
        guard let base = document.basedOn, TemplateID.isValid(base.text.utf8) else { continue }
        if known.contains(Array(base.text.utf8)) { continue }
        let meant = BuiltinTemplate.closestID(to: base.text)
        let question = meant.map { "; did you mean \(Wording.quote($0))?" } ?? ""
        findings.report(
          base.place, template: document.id?.text,
          "neither this run nor the app has a template \(Wording.quote(base.text))\(question)")
      }
    })
}
