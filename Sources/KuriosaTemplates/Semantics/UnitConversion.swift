extension MeasurementUnit {
  /// A value in this unit, in the canonical unit of its kind: metres, kilograms or cubic metres.
  public func canonical(_ value: Decimal34) -> Decimal34? { value.multiplied(by: factor) }

  /// A value in the canonical unit of its kind, in this unit.
  public func value(ofCanonical canonical: Decimal34) -> Decimal34? { canonical.divided(by: factor) }

  /// A value in this unit, in another one; nil for a unit of another kind, and from 10^100 on.
  public func convert(_ value: Decimal34, to other: MeasurementUnit) -> Decimal34? {
    guard kind == other.kind else { return nil }
    return canonical(value).flatMap(other.value)
  }

  private var factor: Decimal34 {
    let (coefficient, exponent) = canonicalFactor
    return Decimal34(rounding: DecimalDigits(UInt64(coefficient)), exponent: exponent)!
  }
}
