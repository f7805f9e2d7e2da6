import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A built-in lies in a file of another name, so the app would not find it and the bundle could not ship it.
/// Format: "builtin.<name> with <name>.json in the resources". Decision 11: an error.
extension Rule {
  static let wrongFileName = Rule(
    id: "document/wrong-file-name", severity: .error,
    summary: "A built-in lies in a file of another name",
    rationale: """
      The app looks for `builtin.watch` in `watch.json`. In a file of another name it is not found, and can't be shipped.
      Rename the file, or correct the id; an id that has shipped never changes.
      """,
    reference: "\"builtin.<name> with <name>.json in the resources\"; decision 11",
    triggering: [
      RuleExample(
        "in `clock.json`", fileName: "clock.json",
        text: ExampleTemplate.text(members: #""id": "builtin.watch""#, fields: nil))
    ],
    passing: [RuleExample(members: #""id": "builtin.watch""#)],
    check: .document { facts, findings in
      guard let id = facts.id, facts.isBuiltin, !facts.path.bytes.elementsEqual("-".utf8) else { return }
      let bytes = facts.tree.utf8(id)
      let expected = bytes.dropFirst(8) + Array(".json".utf8)
      let name = facts.path.lastComponent
      guard TemplateID.isValid(bytes), !name.bytes.elementsEqual(expected) else { return }
      findings.report(
        id,
        "\(Wording.quote(facts.tree.text(id))) must lie in \(String(decoding: expected, as: UTF8.self)), where the app "
          + "looks for it, and this file is \(name.text)")
    })
}
