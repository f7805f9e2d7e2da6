import KuriosaSource

/// The exact value of a number token, read digit by digit: sign, significant digits and exponent. Never a `Double`, so
/// nothing is rounded; linear in the length of the token, whatever its exponent.
public struct JSONNumber: Sendable, Hashable {
  /// Exponents beyond this are cut to it; no reader can tell them apart.
  private static let exponentLimit = 1_000_000_000

  /// Whether the token has a minus sign, also on zero.
  public let isNegative: Bool
  /// The digits from the first to the last one that is not 0, as ASCII; empty for zero.
  public let digits: ContiguousArray<UInt8>
  /// The power of ten of the last of `digits`; 0 for zero.
  public let exponent: Int
  /// Whether the token has neither a fraction nor an exponent.
  public let isPlain: Bool

  /// Reads a sound number node.
  public init(_ node: NodeIndex, in tree: JSONTree) {
    self.init(tree.source[tree.range(node)])
  }

  /// Reads a number by the grammar of RFC 8259, section 6.
  public init(_ token: ContiguousArray<UInt8>.SubSequence) {
    var rest = token
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let mantissa = rest.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let fraction = mantissa.dropFirst(whole.count + 1)
    isPlain = mantissa.count == rest.count && whole.count == mantissa.count
    let all = ContiguousArray(whole) + ContiguousArray(fraction)
    let zero = UInt8(ascii: "0")
    guard let last = all.lastIndex(where: { $0 != zero }) else {
      (digits, exponent) = ([], 0)
      return
    }
    let first = all.firstIndex { $0 != zero } ?? 0
    digits = ContiguousArray(all[first...last])
    let written = JSONNumber.exponent(rest.dropFirst(mantissa.count + 1))
    exponent = written - fraction.count + (all.count - 1 - last)
  }

  private static func exponent(_ text: ContiguousArray<UInt8>.SubSequence) -> Int {
    var value = 0
    for byte in text where byte >= UInt8(ascii: "0") {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), exponentLimit)
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  public var isZero: Bool { digits.isEmpty }

  /// Number of digits from the first to the last one that is not 0; 0 for zero.
  public var significantDigits: Int { digits.count }

  /// The power of ten of the first digit: 2 for 250, -1 for 0.25; 0 for zero.
  public var magnitude: Int { isZero ? 0 : exponent + digits.count - 1 }

  /// Whether the value is a whole number, however it is spelt.
  public var isInteger: Bool { exponent >= 0 }

  /// The value where it is a whole number that an `Int` can hold; nil otherwise.
  public var exactInteger: Int? {
    guard isInteger, magnitude <= 18 else { return nil }
    var value = 0
    for digit in digits {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      if overflows || overflowsToo { return nil }
      value = sum
    }
    for _ in 0..<exponent {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      value = product
    }
    return isNegative ? -value : value
  }

  /// The usual spelling of a whole number: `5` for `5.0` and `5e0`; nil where it is none, or has more than 400 digits.
  public var plainInteger: String? {
    guard isInteger, magnitude < 400 else { return nil }
    if isZero { return "0" }
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: exponent)
  }
}
