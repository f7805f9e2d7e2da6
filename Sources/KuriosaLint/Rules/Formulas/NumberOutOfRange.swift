import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A fixed number is too large or too small to mean the same to every reader. Decision 31: "0 or … a magnitude from
/// 10^-100 to below 10^100 (E)".
extension Rule {
  static let numberOutOfRange = Rule(
    id: "formulas/number-out-of-range", severity: .error,
    summary: "A fixed number is too large or too small to calculate with",
    rationale: """
      Calculations are exact for numbers from 10^-100 up to 10^100. Beyond that, readers of a template disagree about what
      the number is, and the app would show no result. No collection needs such a number; it is a slip of the keyboard.
      """,
    reference: "decision 31",
    triggering: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 1E400}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 2.50}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    check: .document { facts, findings in
      FixedNumber.forEach(in: facts) { node, number in
        guard !number.isZero, !(-100..<100).contains(number.magnitude) else { return }
        let text = Wording.cut(facts.tree.source.string(facts.tree.range(node)))
        let problem = number.magnitude >= 100 ? "too large" : "too close to zero"
        findings.report(node, "\(text) is \(problem) to calculate with; the app would show no result")
      }
    })
}
