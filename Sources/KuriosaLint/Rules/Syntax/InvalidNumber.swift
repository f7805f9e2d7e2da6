import KuriosaJSON
import KuriosaSource

/// A number is spelt in a way JSON does not know, such as 01, +1 or .5. RFC 8259, section 6.
extension Rule {
  static let invalidNumber = Rule.syntax(
    id: "syntax/invalid-number",
    summary: "A number is spelt in a way that JSON does not know",
    rationale: """
      A number is digits, perhaps with a minus sign before, a point with digits behind, and an exponent. It has no
      leading zero, no plus sign, no comma, and nothing is left out on either side of the point.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a leading zero", members: #""version": 01"#),
      RuleExample("a plus sign", members: #""version": +1"#),
    ],
    passing: [
      RuleExample(members: #""version": 1"#)
    ]
  ) { fault, tree in
    guard case .invalidNumber(let problem) = fault.kind else { return nil }
    return InvalidNumber.words(problem, fault.range, tree.source.string(fault.range))
  }
}

private enum InvalidNumber {
  static func words(_ problem: SyntaxFault.NumberFault, _ range: ByteRange, _ text: String) -> SyntaxWords {
    let (reason, better) = explain(problem, text)
    let fixes = better.map { [FixIt("write \($0)", isSafe: false, edits: [Edit(range, $0)])] } ?? []
    return SyntaxWords(message: "\(Wording.cut(text)) is no number that JSON knows: \(reason)", fixes: fixes)
  }

  private static func explain(_ problem: SyntaxFault.NumberFault, _ text: String) -> (String, String?) {
    switch problem {
    case .leadingZero: ("it has no zeros in front", withoutZeros(text))
    case .leadingPlus: ("it has no plus sign in front", checked(String(text.dropFirst())))
    case .leadingPoint:
      ("a digit is missing before the point", checked(text.replacing(".", with: "0.", maxReplacements: 1)))
    case .missingFraction: ("a digit is missing behind the point", checked(text + "0"))
    case .missingExponent: ("its exponent has no digits", nil)
    case .notDecimal: ("it has digits only, with a point for the fraction", nil)
    case .comma: ("a point separates the fraction, not a comma", nil)
    case .loneMinus: ("the digits behind the minus sign are missing", nil)
    }
  }

  private static func withoutZeros(_ text: String) -> String? {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "0" }
    let whole = digits.isEmpty || digits.first == "." ? "0" + digits : String(digits)
    return checked((isNegative ? "-" : "") + whole)
  }

  /// A mend is offered only where it is a number.
  private static func checked(_ text: String) -> String? {
    let tree = JSONTree(parsing: SourceText(text))
    return tree.faults.isEmpty && tree.kind(.root) == .number ? text : nil
  }
}
