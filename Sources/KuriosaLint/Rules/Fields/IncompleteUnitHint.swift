import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A unit hint names a unit for one half of the world only. Decision 24: "an object with `metric` and `imperial`; one
/// missing W".
extension Rule {
  static let incompleteUnitHint = Rule(
    id: "fields/incomplete-unit-hint", severity: .warning,
    summary: "A unit hint lacks its metric or its imperial unit",
    rationale: """
      `unitHint` says which unit people see: one for those who measure in metric units, one for the others. Where one is
      missing, the app falls back to a unit of its own choice, such as metres for the width of a watch strap. Name both;
      goods that are sized in millimetres everywhere may name `mm` twice.
      """,
    reference: "decision 24",
    triggering: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length", "unitHint": {"metric": "mm"}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "size", "type": "measurement", "label": {"en": "Size"}, "measurement": "length",
           "unitHint": {"metric": "mm", "imperial": "in"}}
          """)
    ],
    check: .document(IncompleteUnitHint.check))
}

private enum IncompleteUnitHint {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields {
      guard let hint = field.unitHint, !facts.tree.isDamaged(hint.node) else { continue }
      let missing = UnitHintKey.allCases.filter { !hint.has($0) }
      guard !missing.isEmpty, !hasUnknownKey(hint, facts) else { continue }
      findings.report(missingIn: hint.node, message(missing))
    }
  }

  /// A misspelt key has been reported as that.
  private static func hasUnknownKey(_ hint: ObjectPart<UnitHintKey>, _ facts: DocumentFacts) -> Bool {
    facts.tree.members(of: hint.node).contains { member in
      !UnitHintKey.allCases.contains { facts.tree.equals(member.key, $0.spelling) }
    }
  }

  private static func message(_ missing: [UnitHintKey]) -> String {
    "the hint names no \(Wording.alternatives(missing.map(\.spelling))) unit, so the app would choose one itself"
  }
}
