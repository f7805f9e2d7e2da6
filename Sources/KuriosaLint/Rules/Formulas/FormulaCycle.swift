import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A calculation uses its own result, directly or through others, so it could never be worked out.
/// Format: "Calculations may use other calculations, never in a circle." Decision 27: one error for each back edge of a
/// depth-first walk in file order, at the operand that closes it, with the whole path as notes.
extension Rule {
  static let formulaCycle = Rule(
    id: "formulas/cycle", severity: .error,
    summary: "Calculations use each other in a circle",
    rationale: """
      To work out a calculation the app first works out the ones it uses. In a circle it would never come to an end, so it
      refuses the template. Change one of the formulas on the path so that it uses a field that people fill in.
      """,
    reference: "\"Calculations may use other calculations, never in a circle.\"; decision 27",
    triggering: [
      RuleExample(
        "two that use each other",
        fields: """
          {"key": "net", "type": "calculation", "label": {"en": "Net"},
           "formula": {"left": {"field": "gross"}, "operation": "subtract", "right": {"number": 5}}},
          {"key": "gross", "type": "calculation", "label": {"en": "Gross"},
           "formula": {"left": {"field": "net"}, "operation": "add", "right": {"number": 5}}}
          """),
      RuleExample(
        "one that uses itself",
        fields: """
          {"key": "net", "type": "calculation", "label": {"en": "Net"},
           "formula": {"left": {"field": "net"}, "operation": "subtract", "right": {"number": 5}}}
          """),
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "net", "type": "calculation", "label": {"en": "Net"},
           "formula": {"left": {"field": "gross"}, "operation": "subtract", "right": {"number": 5}}},
          {"key": "gross", "type": "number", "label": {"en": "Gross"}}
          """)
    ],
    check: .document(FormulaCycle.check))
}

private enum FormulaCycle {
  /// Notes of a longer path would help nobody.
  private static let shownSteps = 24

  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard let calculations = facts.calculations else { return }
    for cycle in calculations.cycles {
      let names = cycle.fields.map { facts.key(of: $0) ?? "?" }
      findings.report(
        cycle.closingOperand, message(names), notes: notes(cycle, names, calculations, facts, &findings))
    }
  }

  private static func notes(
    _ cycle: CalculationFacts.Cycle, _ names: [String], _ calculations: CalculationFacts, _ facts: DocumentFacts,
    _ findings: inout Findings
  ) -> [Note] {
    var notes: [Note] = []
    for (step, field) in cycle.fields.dropLast().enumerated().prefix(shownSteps) {
      let next = cycle.fields[step + 1]
      guard let use = calculations.uses[field].first(where: { $0.field == next }) else { continue }
      notes.append(findings.note("\(Wording.quote(names[step])) uses \(Wording.quote(names[step + 1]))", use.operand))
    }
    let left = cycle.fields.count - 1 - notes.count
    if left > 0, let last = notes.last {
      notes.append(Note("and so on through \(Wording.count(left, "more field"))", at: last.place))
    }
    return notes
  }

  private static func message(_ names: [String]) -> String {
    let first = names[0]
    guard names.count > 1 else { return "\(Wording.quote(first)) uses its own result, so it can never be worked out" }
    let path = names.count <= 6 ? names + [first] : Array(names.prefix(3)) + ["…", names[names.count - 1], first]
    return "\(Wording.quote(first)) uses its own result through \(path.joined(separator: " → ")), "
      + "so none of them can ever be worked out"
  }
}
