import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What the rules about marks that a calculation can't have share.
enum CalculationFlag {
  static func report(_ key: FieldKey, _ message: String, _ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields where field.type == .calculation {
      guard key == .required ? field.isRequired : field.isIdentifying else { continue }
      let node = facts.view.key(ofValue: facts.view.value(key, of: field.part))
      let fix = FixIt(
        "remove \(Wording.quote(key.spelling))", isSafe: true, edits: Splices.removingMember(key: node, facts.tree))
      findings.report(node, message, fixes: [fix])
    }
  }
}
