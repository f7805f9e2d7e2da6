import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A fixed number has more digits than every reader keeps. Decision 31: "at most 15 significant digits (W)".
extension Rule {
  static let tooManyDigits = Rule(
    id: "formulas/too-many-digits", severity: .warning,
    summary: "A fixed number has more than 15 significant digits",
    rationale: """
      Many programs keep about 15 digits of a number and change the rest without a word. A fixed number with more would not
      mean the same to every reader of the template. Round it.
      """,
    reference: "decision 31",
    triggering: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 9007199254740993}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "twice", "type": "calculation", "label": {"en": "Twice"},
           "formula": {"left": {"number": 0.000123456789012345}, "operation": "multiply", "right": {"item": "purchasePrice"}}}
          """)
    ],
    check: .document { facts, findings in
      FixedNumber.forEach(in: facts) { node, number in
        guard number.significantDigits > 15, (-100..<100).contains(number.magnitude) else { return }
        findings.report(
          node, "\(number.significantDigits) digits are more than every reader keeps; round the number to at most 15")
      }
    })
}
