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
    check: .document(WrongFileName.check))
}

private enum WrongFileName {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard let id = facts.id, facts.isBuiltin, !facts.path.bytes.elementsEqual("-".utf8) else { return }
    if isInItsFile(id, facts) { return }
    let bytes = facts.tree.utf8(id)
    let expected = bytes.dropFirst(8) + Array(".json".utf8)
    let name = facts.path.lastComponent
    guard TemplateID.isValid(bytes), !name.bytes.elementsEqual(expected) else { return }
    findings.report(
      id,
      "\(Wording.quote(facts.tree.text(id))) must lie in \(String(decoding: expected, as: UTF8.self)), where the app "
        + "looks for it, and this file is \(name.text)")
  }

  /// Whether the path ends in the name without escapes; nothing is allocated.
  private static func isInItsFile(_ id: NodeIndex, _ facts: DocumentFacts) -> Bool {
    guard !facts.tree[id].flags.contains(.escaped) else { return false }
    let name = facts.tree.source[facts.tree.rawContent(id)].dropFirst(8)
    let path = facts.path.bytes
    let start = path.count - name.count - 5
    guard start >= 0, start == 0 || path[start - 1] == UInt8(ascii: "/") else { return false }
    return path[start...].starts(with: name) && path[(start + name.count)...].elementsEqual(".json".utf8)
  }
}
