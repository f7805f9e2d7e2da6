import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The key of a field is not of the form that keys have everywhere: in the database, in exports, in formulas.
/// Format: "Storage key, `[a-z][a-z0-9_]*`, unique, never renamed once shipped".
extension Rule {
  static let invalidFieldKey = Rule(
    id: "fields/invalid-key", severity: .error,
    summary: "The key of a field is not of the form that keys have",
    rationale: """
      Keys name the values of items in the database, in exports and on other systems, so they are kept simple: a small
      letter from a to z, then small letters, digits and underscores. The app refuses a template with any other key.
      The label is what people see; the key can be as plain as `purchase_year`.
      """,
    reference: "\"Storage key, `[a-z][a-z0-9_]*`, unique, never renamed once shipped\"", fix: .unsafe,
    triggering: [
      RuleExample("capital letters", fields: #"{"key": "CaseSize", "type": "text", "label": {"en": "Case size"}}"#),
      RuleExample("a digit first", fields: #"{"key": "2nd_owner", "type": "text", "label": {"en": "Second owner"}}"#),
      RuleExample("nothing", fields: #"{"key": "", "type": "text", "label": {"en": "Maker"}}"#),
    ],
    passing: [RuleExample(fields: #"{"key": "case_size_2", "type": "text", "label": {"en": "Case size"}}"#)],
    check: .document(InvalidFieldKey.check))
}

private enum InvalidFieldKey {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields {
      guard let key = facts.view.string(FieldKey.key, of: field.part), !isValid(key, facts.tree) else { continue }
      let text = facts.tree.text(key)
      let better = suggestion(text)
      let fix = FixIt(
        "write \(Wording.quote(better))", isSafe: false, edits: [Edit(facts.tree.range(key), "\"\(better)\"")])
      findings.report(key, message(text), fixes: [fix])
    }
  }

  private static func isValid(_ key: NodeIndex, _ tree: JSONTree) -> Bool {
    if tree[key].flags.contains(.escaped) { return isValid(tree.utf8(key)[...]) }
    return isValid(tree.source[tree.rawContent(key)])
  }

  private static func isValid(_ bytes: ContiguousArray<UInt8>.SubSequence) -> Bool {
    guard let first = bytes.first, first &- UInt8(ascii: "a") < 26 else { return false }
    return bytes.allSatisfy {
      $0 &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "_")
    }
  }

  /// A valid key near the one that was written: `CaseSize` becomes `case_size`.
  private static func suggestion(_ text: String) -> String {
    var key = ""
    var previous: Unicode.Scalar = "A"
    for scalar in text.unicodeScalars {
      let isCapital = ("A"..."Z").contains(scalar)
      if isCapital, ("a"..."z").contains(previous) { key += "_" }
      switch scalar {
      case "a"..."z", "0"..."9", "_": key.unicodeScalars.append(scalar)
      case "A"..."Z": key += scalar.properties.lowercaseMapping
      default: key += "_"
      }
      previous = scalar
    }
    return ("a"..."z").contains(key.unicodeScalars.first ?? "_") ? key : "field_" + key
  }

  private static func message(_ key: String) -> String {
    key.isEmpty
      ? "a key can't be empty; it starts with a letter from a to z"
      : "\(Wording.quote(key)) can't be a key: a key starts with a letter from a to z, then come only a to z, 0 to 9 and _"
  }
}
