/// Decimal strings.
extension Decimal34 {
  /// Reads `-12.50`, `3`, `1e-5`: an optional minus, digits, optionally a point and digits, optionally an exponent.
  /// Digits beyond the 34th are rounded half to even. Nil for any other text, and for a magnitude of 10^100 or more.
  public init?(_ text: some StringProtocol) {
    var reader = DecimalReader(bytes: Array(text.utf8))
    guard let digits = reader.read() else { return nil }
    self.init(
      rounding: digits.digits, exponent: digits.exponent, isNegative: reader.isNegative, hasRest: digits.hasRest)
  }

  /// Exactly `fractionDigits` digits behind the point: `59.97`. More digits are rounded half away from zero.
  public func formatted(fractionDigits: Int) -> String {
    var rounded = RoundedDigits(digits: digits, exponent: exponent, hasRest: false)
    rounded.round(dropping: -fractionDigits - exponent, ties: .awayFromZero)
    let text = Self.plain(rounded.digits, exponent: rounded.exponent, fractionDigits: fractionDigits)
    return isNegative && !rounded.digits.isZero ? "-" + text : text
  }

  private static func plain(_ digits: DecimalDigits, exponent: Int, fractionDigits: Int) -> String {
    let zeros = max(0, exponent + fractionDigits)
    var text = digits.isZero ? "" : digits.text + String(repeating: "0", count: zeros)
    let missing = fractionDigits + 1 - text.utf8.count
    if missing > 0 { text = String(repeating: "0", count: missing) + text }
    return fractionDigits == 0 ? text : text.dropLast(fractionDigits) + "." + text.suffix(fractionDigits)
  }
}

extension Decimal34: CustomStringConvertible {
  /// Every digit, and no zero that says nothing: `0.39`, `-1500`. Below 10^-100 with an exponent: `1.5e-120`.
  public var description: String {
    if digits.count + exponent > -Self.magnitudeLimit { return formatted(fractionDigits: max(0, -exponent)) }
    let text = digits.text
    let fraction = text.dropFirst()
    return (isNegative ? "-" : "") + text.prefix(1) + (fraction.isEmpty ? "" : "." + fraction)
      + "e\(exponent + text.utf8.count - 1)"
  }
}

extension DecimalDigits {
  /// The digits, without leading zeros.
  fileprivate var text: String {
    var rest = self
    var bytes: [UInt8] = []
    while !rest.isZero { bytes.append(UInt8(rest.removeLast()) + UInt8(ascii: "0")) }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }
}

/// Reads one decimal string.
private struct DecimalReader {
  let bytes: [UInt8]
  var offset = 0
  var isNegative = false
  private var number = RoundedDigits(digits: .zero, exponent: 0, hasRest: false)

  /// More digits than the result holds, so that the last one decides nothing but the rest.
  private static let digitLimit = 2 * Decimal34.precision
  /// Beyond every number there is, yet far from the limits of `Int`.
  private static let exponentLimit = 1_000_000_000

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() -> RoundedDigits? {
    isNegative = take(UInt8(ascii: "-"))
    guard readDigits(isFraction: false) else { return nil }
    if take(UInt8(ascii: ".")), !readDigits(isFraction: true) { return nil }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      guard let exponent = readExponent() else { return nil }
      number.exponent += exponent
    }
    return offset == bytes.count ? number : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func takeDigit() -> UInt64? {
    guard offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) else { return nil }
    offset += 1
    return UInt64(bytes[offset - 1] - UInt8(ascii: "0"))
  }

  /// Whether there is at least one digit.
  private mutating func readDigits(isFraction: Bool) -> Bool {
    let start = offset
    var count = number.digits.count
    while let digit = takeDigit() {
      if count < Self.digitLimit {
        number.digits.append(digit)
        if count > 0 || digit > 0 { count += 1 }
        if isFraction { number.exponent -= 1 }
      } else {
        if digit > 0 { number.hasRest = true }
        if !isFraction { number.exponent += 1 }
      }
    }
    return offset > start
  }

  private mutating func readExponent() -> Int? {
    let isBelowZero = take(UInt8(ascii: "-"))
    if !isBelowZero { _ = take(UInt8(ascii: "+")) }
    let start = offset
    var value = 0
    while let digit = takeDigit() { value = min(value * 10 + Int(digit), Self.exponentLimit) }
    return offset == start ? nil : isBelowZero ? -value : value
  }
}
