import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The file of this built-in would be the index of the catalog. Contract of the bundle: "the id `builtin.catalog` is
/// refused".
extension Rule {
  static let reservedTemplateID = Rule(
    id: "catalog/reserved-id", severity: .error,
    summary: "A template has the id `builtin.catalog`",
    rationale: """
      The built-in `builtin.<name>` ships in the file `<name>.json`, and `catalog.json` is the index of the catalog that
      ships with the app. A template of this id could not be shipped. Give it another name.
      """,
    reference: "\"builtin.<name> with <name>.json in the resources\"; the format of a catalog",
    triggering: [
      RuleExample(
        "in `catalog.json`", fileName: "catalog.json",
        text: ExampleTemplate.text(members: #""id": "builtin.catalog""#, fields: nil))
    ],
    passing: [RuleExample(members: #""id": "builtin.watch""#)],
    check: .document { facts, findings in
      guard let id = facts.id, facts.tree.equals(id, TemplateID.reserved) else { return }
      findings.report(
        id,
        "\(Wording.quote(TemplateID.reserved)) can't be shipped: its file would be catalog.json, which is the index of the catalog"
      )
    })
}
