import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field has a key that belongs to another type of field, often left behind when the type was changed. The app ignores
/// it. Decision 22: "A key that does not belong to the field's type (…): W; `formula` and `options` left behind after a
/// type change included. `multiline: false` anywhere is fine."
extension Rule {
  static let foreignKey = Rule(
    id: "fields/foreign-key", severity: .warning,
    summary: "A field has a key that belongs to another type of field",
    rationale: """
      Some keys mean something only for some types: `options` for choices, `suffix` for numbers, `formula` for
      calculations, and so on. Elsewhere the app ignores them, and whoever reads the template is misled. Remove the key, or
      choose the type that it belongs to.
      """,
    reference: "decision 22", fix: .unsafe,
    triggering: [
      RuleExample(
        "a suffix on a text",
        fields: #"{"key": "size", "type": "text", "label": {"en": "Size"}, "suffix": {"en": "mm"}}"#),
      RuleExample(
        "options left behind",
        fields: #"{"key": "size", "type": "number", "label": {"en": "Size"}, "options": []}"#),
    ],
    passing: [
      RuleExample(fields: #"{"key": "size", "type": "number", "label": {"en": "Size"}, "suffix": {"en": "mm"}}"#),
      RuleExample(fields: #"{"key": "sold", "type": "date", "label": {"en": "Sold"}, "multiline": false}"#),
    ],
    check: .document(ForeignKey.check))
}

private enum ForeignKey {
  private static let special: [FieldKey] = FieldKey.allCases.filter { $0.types != nil && $0 != .countsDown }
  /// One bit for each of them, by raw value.
  private static let specialMask: UInt32 = special.reduce(0) { $0 | 1 << UInt32($1.rawValue) }

  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let mask = specialMask
    for field in facts.view.fields where field.part.keys & mask != 0 {
      guard let type = field.type else { continue }
      for key in special where field.part.has(key) && !key.belongs(to: type) {
        report(key, type, facts.view.value(key, of: field.part), facts, &findings)
      }
    }
  }

  private static func report(
    _ key: FieldKey, _ type: FieldType, _ value: NodeIndex, _ facts: DocumentFacts, _ findings: inout Findings
  ) {
    if key == .multiline, facts.tree.kind(value) == .false { return }
    let node = facts.view.key(ofValue: value)
    let fix = FixIt(
      "remove \(Wording.quote(key.spelling))", isSafe: false, edits: Splices.removingMember(key: node, facts.tree))
    findings.report(node, message(key, type), fixes: [fix])
  }

  private static func message(_ key: FieldKey, _ type: FieldType) -> String {
    let types = (key.types ?? []).map(\.spelling)
    return "the app ignores \(Wording.quote(key.spelling)) here: it belongs to \(Wording.enumeration(types)) fields, "
      + "and this is \(Wording.indefinite(type.spelling)) field"
  }
}
