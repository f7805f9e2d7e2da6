import KuriosaSource

extension JSONNumber {
  /// More digits than any double needs to tell which of its neighbours is nearest (767).
  private static let decidingDigits = 800

  /// The nearest double, ties to even; infinite where the value is too large. Takes no more time than reading the digits.
  public var nearestDouble: Double {
    if isZero || magnitude < -400 { return isNegative ? -0.0 : 0.0 }
    if magnitude > 400 { return isNegative ? -.infinity : .infinity }
    var digits = digits(atMost: Self.decidingDigits)
    var exponent = exponent + significantDigits - digits.count
    if digits.count < significantDigits {
      // What is cut off is not zero, and matters only where the rest lies in the middle of two doubles.
      digits.append(UInt8(ascii: "1"))
      exponent -= 1
    }
    let text = (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) + "e\(exponent)"
    return Double(text) ?? .nan
  }

  /// The spelling that ECMAScript gives to the nearest double, as RFC 8785 demands; nil where it is infinite.
  public var canonicalSpelling: String? {
    let double = nearestDouble
    guard double.isFinite else { return nil }
    guard double != 0 else { return "0" }
    let shortest = SourceText(double.description)
    guard let number = JSONNumber(shortest, ByteRange(0, shortest.count)) else { return nil }
    return (double < 0 ? "-" : "") + number.ecmaScriptMagnitude
  }

  /// ECMA-262, Number::toString, without the sign.
  private var ecmaScriptMagnitude: String {
    let digits = String(decoding: digits(), as: UTF8.self)
    let count = significantDigits
    let point = magnitude + 1
    switch point {
    case count...21: return digits + String(repeating: "0", count: point - count)
    case 1...21: return digits.prefix(point) + "." + digits.dropFirst(point)
    case -5...0: return "0." + String(repeating: "0", count: -point) + digits
    default:
      let fraction = count > 1 ? "." + digits.dropFirst() : ""
      return digits.prefix(1) + fraction + "e" + (point > 0 ? "+" : "-") + String(abs(point - 1))
    }
  }
}

extension JSONTree {
  /// Whether the canonical form of a number has another value than the number, because a double can't hold it: too many
  /// digits, too large, too close to zero. False for whatever is no sound number.
  public func canonicalValueDiffers(_ node: NodeIndex) -> Bool {
    guard let number = JSONNumber(node, in: self) else { return false }
    // Each decimal of up to 15 digits comes back from a double as it was.
    if number.significantDigits <= 15, (-300...300).contains(number.magnitude) { return false }
    guard let spelling = number.canonicalSpelling else { return true }
    let canonical = JSONNumber(SourceText(spelling), ByteRange(0, spelling.utf8.count))
    return canonical.map { !$0.hasSameValue(as: number) } ?? true
  }
}
