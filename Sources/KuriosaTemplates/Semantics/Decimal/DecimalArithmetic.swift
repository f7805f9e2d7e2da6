/// Arithmetic. Every result is the exact one rounded once; nil where there is none.
extension Decimal34 {
  /// Nil for a magnitude of 10^100 or more.
  public func adding(_ other: Decimal34) -> Decimal34? {
    let (high, low) = exponent >= other.exponent ? (self, other) : (other, self)
    return high.addingWithLowerExponent(low)
  }

  /// Nil for a magnitude of 10^100 or more.
  public func subtracting(_ other: Decimal34) -> Decimal34? { adding(-other) }

  /// Nil for a magnitude of 10^100 or more.
  public func multiplied(by other: Decimal34) -> Decimal34? {
    Decimal34(
      rounding: digits * other.digits, exponent: exponent + other.exponent,
      isNegative: isNegative != other.isNegative)
  }

  /// Nil for a divisor of zero, or a magnitude of 10^100 or more.
  public func divided(by divisor: Decimal34) -> Decimal34? {
    if divisor.isZero { return nil }
    if isZero { return self }
    var rest = digits
    var divisorDigits = divisor.digits
    rest.appendZeros(Self.precision - digits.count)
    divisorDigits.appendZeros(Self.precision - divisor.digits.count)
    var exponent = exponent - divisor.exponent + digits.count - divisor.digits.count
    if rest < divisorDigits {
      rest.append(0)
      exponent -= 1
    }
    let quotient = Self.longDivision(&rest, by: divisorDigits)
    return Decimal34(
      rounding: quotient, exponent: exponent - Self.precision, isNegative: isNegative != divisor.isNegative,
      hasRest: !rest.isZero)
  }

  /// The first 35 digits of a quotient from 1 to below 10; leaves what is not divided in `rest`.
  private static func longDivision(_ rest: inout DecimalDigits, by divisor: DecimalDigits) -> DecimalDigits {
    var quotient = DecimalDigits.zero
    for place in 0...precision {
      if place > 0 { rest.append(0) }
      var digit: UInt64 = 0
      while rest >= divisor {
        rest = rest - divisor
        digit += 1
      }
      quotient.append(digit)
    }
    return quotient
  }

  /// Brings both to one exponent within 67 digits. Where `other` reaches further down, it is so small that only whether
  /// there is something can count.
  private func addingWithLowerExponent(_ other: Decimal34) -> Decimal34? {
    if isZero { return other }
    var high = digits
    var low = other.digits
    let zeros = min(exponent - other.exponent, 2 * Self.precision - 1 - digits.count)
    high.appendZeros(zeros)
    let common = exponent - zeros
    var hasRest = false
    for _ in 0..<min(common - other.exponent, low.count) {
      if low.removeLast() > 0 { hasRest = true }
    }
    if isNegative == other.isNegative {
      return Decimal34(rounding: high + low, exponent: common, isNegative: isNegative, hasRest: hasRest)
    }
    // A subtrahend with a rest is one more, less what is missing to that.
    if hasRest { low = low + DecimalDigits(1) }
    return high >= low
      ? Decimal34(rounding: high - low, exponent: common, isNegative: isNegative, hasRest: hasRest)
      : Decimal34(rounding: low - high, exponent: common, isNegative: other.isNegative)
  }
}

extension Decimal34: Comparable {
  public static func < (left: Decimal34, right: Decimal34) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
  }

  private func isCloserToZero(than other: Decimal34) -> Bool {
    if isZero || other.isZero { return !other.isZero }
    let (place, otherPlace) = (digits.count + exponent, other.digits.count + other.exponent)
    if place != otherPlace { return place < otherPlace }
    var (digits, otherDigits) = (digits, other.digits)
    digits.appendZeros(Self.precision - digits.count)
    otherDigits.appendZeros(Self.precision - otherDigits.count)
    return digits < otherDigits
  }
}
