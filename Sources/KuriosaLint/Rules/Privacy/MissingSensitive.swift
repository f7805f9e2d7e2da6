import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A calculation uses a sensitive field and is not sensitive itself, so its result would show in exports and in privacy
/// mode what was meant to stay hidden. Format: "One that uses a sensitive field, directly or through another calculation,
/// is sensitive itself". Decision 28: each such calculation is an error of its own, its note naming the next step and the
/// sensitive source.
extension Rule {
  static let missingSensitive = Rule(
    id: "privacy/missing-sensitive", severity: .error,
    summary: "A calculation uses a sensitive field, and is not sensitive itself",
    rationale: """
      Sensitive fields are hidden by default, left out of exports and blurred in privacy mode. A result that is worked out
      from one can give it away: a value gain tells the price. So a calculation that uses a sensitive field, directly or
      through another calculation, must be marked `"sensitive": true` as well.
      """,
    reference:
      "\"One that uses a sensitive field, directly or through another calculation, is sensitive itself\"; decision 28",
    fix: .safe,
    triggering: [
      RuleExample(
        fields: """
          {"key": "insured", "type": "currency", "label": {"en": "Insured value"}, "sensitive": true},
          {"key": "gap", "type": "calculation", "label": {"en": "Gap"},
           "formula": {"left": {"item": "estimatedValue"}, "operation": "subtract", "right": {"field": "insured"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "insured", "type": "currency", "label": {"en": "Insured value"}, "sensitive": true},
          {"key": "gap", "type": "calculation", "label": {"en": "Gap"}, "sensitive": true,
           "formula": {"left": {"item": "estimatedValue"}, "operation": "subtract", "right": {"field": "insured"}}}
          """)
    ],
    check: .document(MissingSensitive.check))
}

private enum MissingSensitive {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.calculations != nil else { return }
    var origins = ContiguousArray<Int?>(filledWith: nil, count: facts.view.fields.count)
    for index in facts.calculations?.order ?? [] {
      guard let use = facts.sensitivity.source[index] else { continue }
      origins[index] = facts.view.fields[use.field].isSensitive ? use.field : origins[use.field] ?? use.field
    }
    for (index, field) in facts.view.fields.enumerated() where field.type == .calculation && !field.isSensitive {
      guard let use = facts.sensitivity.source[index] else { continue }
      report(field, use, origins[index] ?? use.field, facts, &findings)
    }
  }

  private static func report(
    _ field: FieldPart, _ use: CalculationFacts.Use, _ origin: Int, _ facts: DocumentFacts, _ findings: inout Findings
  ) {
    let key = facts.view.string(FieldKey.key, of: field.part).map { facts.tree.text($0) } ?? ""
    let next = facts.tree.text(use.operand)
    var notes = [findings.note("\(Wording.quote(key)) uses \(Wording.quote(next))", use.operand)]
    let source = facts.view.fields[origin]
    let mark = facts.view.value(.sensitive, of: source.part)
    if mark.exists, source.isSensitive {
      notes.append(findings.note("\(Wording.quote(facts.key(of: origin) ?? "")) is sensitive", mark))
    }
    let message = message(key, origin == use.field ? nil : next, facts.key(of: origin) ?? "")
    let given = facts.view.value(.sensitive, of: field.part)
    if given.exists {
      let fix = FixIt("write true", isSafe: true, edits: [Edit(facts.tree.range(given), "true")])
      findings.report(given, message, notes: notes, fixes: [fix])
    } else {
      findings.report(missingIn: field.node, message, notes: notes, fixes: [insertion(field, facts)])
    }
  }

  private static func insertion(_ field: FieldPart, _ facts: DocumentFacts) -> FixIt {
    let members = [FieldKey.section, .label, .type].map { facts.view.value($0, of: field.part) }
    let anchor = members.first(where: \.exists) ?? .none
    let edits = Splices.insertingMember("sensitive", "true", behind: anchor, facts.tree)
    return FixIt("add \"sensitive\": true", isSafe: true, edits: edits)
  }

  private static func message(_ key: String, _ through: String?, _ source: String) -> String {
    let path = through.map { "\(Wording.quote(source)) through \(Wording.quote($0))" } ?? Wording.quote(source)
    return "\(Wording.quote(key)) uses the sensitive field \(path), so its result must be sensitive too, "
      + "or exports would give it away"
  }
}
