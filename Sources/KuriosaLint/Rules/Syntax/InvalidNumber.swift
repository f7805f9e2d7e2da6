import KuriosaJSON
import KuriosaSource

/// A number is not written as JSON writes numbers. No strict reader can load the template. RFC 8259, section 6.
extension Rule {
  static let invalidNumber = Rule.syntax(
    id: "syntax/invalid-number",
    summary: "A number is not written as JSON writes numbers",
    rationale: """
      Numbers are written plainly: digits, with a minus sign before or a point and more digits behind where needed. No zeros
      or plus sign in front, a digit on both sides of the point, no decimal comma, no separators between thousands, no unit.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a zero in front", members: #""version": 01"#),
      RuleExample("a plus sign", members: #""version": +1"#),
      RuleExample("no digit behind the point", members: #""version": 1."#),
    ],
    passing: [RuleExample(members: #""version": 1"#)]
  ) { fault, tree in InvalidNumber.words(fault, tree) }
}

private enum InvalidNumber {
  static func words(_ fault: SyntaxFault, _ tree: JSONTree) -> SyntaxWords {
    guard case .invalidNumber(let kind) = fault.kind else { return SyntaxWords("") }
    let token = tree.source.string(fault.range)
    return SyntaxWords(message(kind, Wording.cut(token)), fix: fix(kind, token, fault.range))
  }

  private static func message(_ kind: SyntaxFault.NumberFault, _ token: String) -> String {
    switch kind {
    case .leadingZero: "the number \(token) has a zero in front, which JSON does not allow"
    case .leadingPlus: "the number \(token) has a plus sign, which JSON does not allow"
    case .leadingPoint: "the number \(token) needs a digit before its point"
    case .missingFraction: "\(token) is no number: it has one point at most, with a digit on both sides"
    case .missingExponent: "\(token) is no number: digits are missing, or something stands between them"
    case .notDecimal: "\(token) is no number: only digits, a minus sign and a point can be in it"
    case .comma: "a number has a point where \(token) has a comma"
    case .spaced: "the digits of the number \(token) stand apart"
    case .loneMinus: "there is no number behind the minus sign"
    }
  }

  private static func fix(_ kind: SyntaxFault.NumberFault, _ token: String, _ range: ByteRange) -> FixIt? {
    guard let better = candidate(kind, token), better.utf8.count <= 400 else { return nil }
    guard JSONNumber(SourceText(better), ByteRange(0, better.utf8.count)) != nil else { return nil }
    return .likely("write \(Wording.cut(better))", range, better)
  }

  /// What was probably meant; it may still be no number.
  private static func candidate(_ kind: SyntaxFault.NumberFault, _ token: String) -> String? {
    let sign = token.hasPrefix("-") ? "-" : ""
    let rest = token.drop { $0 == "-" || $0 == "+" }
    switch kind {
    case .leadingZero, .leadingPlus:
      let digits = rest.drop { $0 == "0" }
      let startsWithDigit = digits.first.map { ("0"..."9").contains($0) } ?? false
      return sign + (startsWithDigit ? "" : "0") + digits
    case .leadingPoint: return sign + "0" + rest
    case .missingFraction: return token.hasSuffix(".") ? String(token.dropLast()) : nil
    case .notDecimal:
      if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
        return Int(rest.dropFirst(2), radix: 16).map { sign + String($0) }
      }
      return token.filter { $0 != "_" && $0 != "'" }
    case .spaced: return String(String.UnicodeScalarView(token.unicodeScalars.filter { $0 != " " && $0 != "\t" }))
    case .comma: return token.replacing(",", with: ".", maxReplacements: 1)
    case .missingExponent, .loneMinus: return nil
    }
  }
}
