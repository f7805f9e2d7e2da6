/// A decimal number of 34 significant digits, as calculations use it: IEEE 754 decimal128 with rounding half to even,
/// but without infinities, without negative zero, and with one size only: a magnitude of 10^100 or more does not exist.
///
/// Equal numbers are equal values: 1.50 and 1.5 are one.
public struct Decimal34: Sendable, Hashable {
  /// Never for zero.
  let isNegative: Bool
  /// At most 34 digits, the last one not 0.
  let digits: DecimalDigits
  /// The power of ten of the last digit; 0 for zero.
  let exponent: Int

  public static let zero = Decimal34(rounding: .zero, exponent: 0)!

  static let precision = 34
  /// Magnitudes from 10^100 on do not exist.
  static let magnitudeLimit = 100
  /// The lowest power of ten of a last digit in decimal128.
  static let lowestExponent = -6176

  /// A whole number.
  public init(_ value: Int) {
    self.init(rounding: DecimalDigits(UInt64(value.magnitude)), exponent: 0, isNegative: value < 0)!
  }

  /// Digits times a power of ten, rounded to 34 digits half to even; nil for a magnitude of 10^100 or more.
  ///
  /// - Parameter hasRest: whether the exact value lies above these digits, by less than one of the last.
  init?(rounding digits: DecimalDigits, exponent: Int, isNegative: Bool = false, hasRest: Bool = false) {
    var rounded = RoundedDigits(digits: digits, exponent: exponent, hasRest: hasRest)
    rounded.round(
      dropping: max(digits.count - Self.precision, Self.lowestExponent - exponent), ties: .toEven)
    rounded.removeZeros()
    guard rounded.digits.count + rounded.exponent <= Self.magnitudeLimit else { return nil }
    self.isNegative = isNegative && !rounded.digits.isZero
    self.digits = rounded.digits
    self.exponent = rounded.exponent
  }

  public var isZero: Bool { digits.isZero }

  public static prefix func - (value: Decimal34) -> Decimal34 {
    Decimal34(rounding: value.digits, exponent: value.exponent, isNegative: !value.isNegative)!
  }

  public var magnitude: Decimal34 { isNegative ? -self : self }

  /// The number rounded half away from zero to so many digits behind the point; nil where that reaches 10^100.
  public func roundedHalfAwayFromZero(fractionDigits: Int) -> Decimal34? {
    var rounded = RoundedDigits(digits: digits, exponent: exponent, hasRest: false)
    rounded.round(dropping: -fractionDigits - exponent, ties: .awayFromZero)
    return Decimal34(rounding: rounded.digits, exponent: rounded.exponent, isNegative: isNegative)
  }

  /// The value where it is a whole number that fits.
  public var wholeNumber: Int? {
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    return Int(description)
  }
}

extension Decimal34: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

/// Digits on their way to fewer digits.
struct RoundedDigits {
  enum Ties { case toEven, awayFromZero }

  var digits: DecimalDigits
  var exponent: Int
  /// Whether something other than zeros was dropped behind the digits.
  var hasRest: Bool

  /// Rounds off the last `count` digits; nothing where `count` is not positive.
  mutating func round(dropping count: Int, ties: Ties) {
    guard count > 0 else { return }
    var dropped: UInt64 = 0
    for _ in 0..<min(count, digits.count + 1) {
      if dropped > 0 { hasRest = true }
      dropped = digits.removeLast()
    }
    exponent += count
    // More digits dropped than there are: all of it is less than a half.
    let isTie = dropped == 5 && !hasRest
    let goesUp = isTie ? ties == .awayFromZero || digits.last % 2 == 1 : dropped >= 5
    if goesUp { digits = digits + DecimalDigits(1) }
  }

  /// Removes zeros at the end; zero gets the exponent 0.
  mutating func removeZeros() {
    if digits.isZero { exponent = 0 }
    while !digits.isZero, digits.last == 0 {
      _ = digits.removeLast()
      exponent += 1
    }
  }
}
