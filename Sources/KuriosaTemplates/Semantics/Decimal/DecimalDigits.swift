/// A whole number of up to 68 decimal digits: what arithmetic with 34 digits needs on the way to its result.
///
/// Four limbs of 17 digits, the lowest first, so that digits can be counted and dropped without a change of base.
struct DecimalDigits: Sendable, Hashable {
  private(set) var limbs: SIMD4<UInt64>

  static let zero = DecimalDigits(SIMD4(repeating: 0))
  private static let digitsPerLimb = 17
  private static let base: UInt64 = 100_000_000_000_000_000

  private init(_ limbs: SIMD4<UInt64>) {
    self.limbs = limbs
  }

  init(_ value: UInt64) {
    limbs = [value % Self.base, value / Self.base, 0, 0]
  }

  var isZero: Bool { limbs == Self.zero.limbs }

  /// How many digits it has, without leading zeros: 0 for zero.
  var count: Int {
    guard let highest = limbs.indices.last(where: { limbs[$0] > 0 }) else { return 0 }
    var count = highest * Self.digitsPerLimb
    var limb = limbs[highest]
    while limb > 0 {
      limb /= 10
      count += 1
    }
    return count
  }

  /// Multiplies by ten and adds one digit. There have to be at most 67 digits before.
  mutating func append(_ digit: UInt64) {
    var carry = digit
    for index in limbs.indices {
      let limb = limbs[index] * 10 + carry
      limbs[index] = limb % Self.base
      carry = limb / Self.base
    }
    precondition(carry == 0, "more than 68 digits")
  }

  /// Multiplies by a power of ten.
  mutating func appendZeros(_ count: Int) {
    for _ in 0..<count { append(0) }
  }

  /// Divides by ten and returns the digit dropped.
  mutating func removeLast() -> UInt64 {
    var digit: UInt64 = 0
    for index in limbs.indices.reversed() {
      let limb = digit * Self.base + limbs[index]
      limbs[index] = limb / 10
      digit = limb % 10
    }
    return digit
  }

  var last: UInt64 { limbs[0] % 10 }

  static func + (left: DecimalDigits, right: DecimalDigits) -> DecimalDigits {
    var result = zero
    var carry: UInt64 = 0
    for index in left.limbs.indices {
      let limb = left.limbs[index] + right.limbs[index] + carry
      result.limbs[index] = limb % base
      carry = limb / base
    }
    precondition(carry == 0, "more than 68 digits")
    return result
  }

  /// `right` must not be greater than `left`.
  static func - (left: DecimalDigits, right: DecimalDigits) -> DecimalDigits {
    var result = zero
    var borrow: UInt64 = 0
    for index in left.limbs.indices {
      let limb = left.limbs[index] + base - right.limbs[index] - borrow
      result.limbs[index] = limb % base
      borrow = limb < base ? 1 : 0
    }
    precondition(borrow == 0, "below zero")
    return result
  }

  /// The factors have to have at most 34 digits.
  static func * (left: DecimalDigits, right: DecimalDigits) -> DecimalDigits {
    var result = zero
    for (place, factor) in [left.limbs[0], left.limbs[1]].enumerated() {
      var carry: UInt64 = 0
      for other in 0..<2 {
        var (high, low) = factor.multipliedFullWidth(by: right.limbs[other])
        let (sum, isOver) = low.addingReportingOverflow(result.limbs[place + other] + carry)
        low = sum
        if isOver { high += 1 }
        (carry, result.limbs[place + other]) = base.dividingFullWidth((high, low))
      }
      result.limbs[place + 2] = carry
    }
    return result
  }
}

extension DecimalDigits: Comparable {
  static func < (left: DecimalDigits, right: DecimalDigits) -> Bool {
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}
