import KuriosaSource

/// A number token, read exactly: sign, significant digits, power of ten. No floating point is involved, so nothing is
/// rounded, whatever the length of the token or of its exponent. Reading is linear in the token's length.
public struct JSONNumber: Sendable {
  private let source: SourceText
  /// Offsets of the first and the last digit that is not 0; of no meaning for zero.
  private let firstDigit: Int
  private let lastDigit: Int

  /// Whether the token starts with a minus sign; true for `-0` too.
  public let isNegative: Bool
  /// Whether the token has neither a point nor an exponent: `5`, but not `5.0` and `5e0`.
  public let isPlain: Bool
  /// Digits from the first to the last one that is not 0; 0 for zero. `1500` and `1.50` have two.
  public let significantDigits: Int
  /// Power of ten of the last significant digit: the value is the significant digits, taken as an integer, times ten to
  /// this power. 0 for zero; an exponent beyond ±10^15 counts as that.
  public let exponent: Int

  /// Largest power of ten that is told apart from larger ones. The digits of a document can't make up for it.
  private static let exponentLimit = 1_000_000_000_000_000

  /// The number at a node; nil where there is none or it departs from the grammar.
  public init?(_ node: NodeIndex, in tree: JSONTree) {
    guard node.exists, tree.kind(node) == .number, !tree.isDamaged(node) else { return nil }
    self.init(tree.source, tree.range(node))
  }

  /// The number that is spelt in `range`; nil where this is no number of RFC 8259, section 6.
  public init?(_ source: SourceText, _ range: ByteRange) {
    var scan = NumberTokenScan(source, range)
    guard scan.run() else { return nil }
    self.source = source
    isNegative = scan.isNegative
    isPlain = scan.isPlain
    firstDigit = scan.firstDigit
    lastDigit = scan.lastDigit
    significantDigits = scan.significantDigits
    let written = min(max(scan.exponent, -Self.exponentLimit), Self.exponentLimit)
    exponent = scan.significantDigits == 0 ? 0 : scan.lastPlace + written
  }

  /// Whether the value is 0, however spelt: `0`, `-0.00`, `0e9`.
  public var isZero: Bool { significantDigits == 0 }

  /// Whether the value is an integer, however spelt: `5`, `5.0`, `0.5e1`.
  public var isInteger: Bool { exponent >= 0 }

  /// Power of ten of the first significant digit: 2 for 123, -2 for 0.05; 0 for zero.
  public var magnitude: Int { isZero ? 0 : exponent + significantDigits - 1 }

  /// The significant digits in ASCII, at most the first `limit` of them.
  public func digits(atMost limit: Int = .max) -> ContiguousArray<UInt8> {
    var digits: ContiguousArray<UInt8> = []
    guard !isZero else { return digits }
    digits.reserveCapacity(min(limit, significantDigits))
    var offset = firstDigit
    while offset <= lastDigit, digits.count < limit {
      if ByteClass.isDigit(source[offset]) { digits.append(source[offset]) }
      offset += 1
    }
    return digits
  }

  /// The value, where it is an integer that an `Int` can hold; nil otherwise.
  public var exactInteger: Int? {
    if isZero { return 0 }
    guard isInteger, magnitude <= 18 else { return nil }
    var value = 0
    for offset in firstDigit...lastDigit where ByteClass.isDigit(source[offset]) {
      guard append(Int(source[offset] - UInt8(ascii: "0")), to: &value) else { return nil }
    }
    for _ in 0..<exponent {
      guard append(0, to: &value) else { return nil }
    }
    return value
  }

  /// Puts a digit behind `value`, away from zero so that the smallest `Int` fits; false where the result does not fit.
  private func append(_ digit: Int, to value: inout Int) -> Bool {
    let (shifted, isTooLarge) = value.multipliedReportingOverflow(by: 10)
    let (result, overflows) = shifted.addingReportingOverflow(isNegative ? -digit : digit)
    value = result
    return !isTooLarge && !overflows
  }

  /// Digits that `plainInteger` may have.
  private static let plainDigitLimit = 400

  /// The spelling of an integer without point and exponent: `5` for `5.0` and `5e0`, `0` for `-0`. Nil where the value
  /// is no integer, or has more than 400 digits.
  public var plainInteger: String? {
    guard isInteger else { return nil }
    guard magnitude < Self.plainDigitLimit else { return nil }
    if isZero { return "0" }
    return (isNegative ? "-" : "") + String(decoding: digits(), as: UTF8.self) + String(repeating: "0", count: exponent)
  }

  /// Whether both have the same value, however they are spelt; `0` and `-0` have. Exponents beyond ±10^15 count as equal.
  public func hasSameValue(as other: JSONNumber) -> Bool {
    if isZero || other.isZero { return isZero == other.isZero }
    guard isNegative == other.isNegative, exponent == other.exponent,
      significantDigits == other.significantDigits
    else { return false }
    return digits() == other.digits()
  }
}

/// One pass over a number token.
private struct NumberTokenScan {
  private let source: SourceText
  private let end: Int
  private var offset: Int
  /// Digits read before the exponent.
  private var digitCount = 0
  private var integerDigitCount = 0
  private var firstIndex = -1
  private var lastIndex = -1

  private(set) var isNegative = false
  private(set) var isPlain = true
  private(set) var firstDigit = 0
  private(set) var lastDigit = 0
  /// As written behind the `e`, cut off where it can't matter any more.
  private(set) var exponent = 0

  init(_ source: SourceText, _ range: ByteRange) {
    precondition(range.end <= source.count, "the token lies in the text")
    self.source = source
    offset = range.start
    end = range.end
  }

  var significantDigits: Int { firstIndex < 0 ? 0 : lastIndex - firstIndex + 1 }

  /// Power of ten of the last significant digit, before the exponent is applied.
  var lastPlace: Int { integerDigitCount - 1 - lastIndex }

  private var byte: UInt8 { offset < end ? source[offset] : 0 }

  /// False where the bytes are no number.
  mutating func run() -> Bool {
    isNegative = pass(UInt8(ascii: "-"))
    let startsWithZero = byte == UInt8(ascii: "0")
    guard readDigits(), !startsWithZero || digitCount == 1 else { return false }
    integerDigitCount = digitCount
    if pass(UInt8(ascii: ".")) {
      isPlain = false
      guard readDigits() else { return false }
    }
    if pass(UInt8(ascii: "e")) || pass(UInt8(ascii: "E")) {
      isPlain = false
      guard readExponent() else { return false }
    }
    return offset == end
  }

  private mutating func pass(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    offset += 1
    return true
  }

  private mutating func readDigits() -> Bool {
    guard ByteClass.isDigit(byte) else { return false }
    while ByteClass.isDigit(byte) {
      if byte != UInt8(ascii: "0") {
        if firstIndex < 0 { (firstIndex, firstDigit) = (digitCount, offset) }
        (lastIndex, lastDigit) = (digitCount, offset)
      }
      digitCount += 1
      offset += 1
    }
    return true
  }

  private mutating func readExponent() -> Bool {
    let isBelowZero = pass(UInt8(ascii: "-"))
    if !isBelowZero { _ = pass(UInt8(ascii: "+")) }
    guard ByteClass.isDigit(byte) else { return false }
    while ByteClass.isDigit(byte) {
      if exponent < 10_000_000_000_000_000 { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
      offset += 1
    }
    if isBelowZero { exponent = -exponent }
    return true
  }
}
