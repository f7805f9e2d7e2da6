import KuriosaTemplates
import Testing

/// "Units: numbers, quantities, stars, and fixed numbers are plain. …"
@Suite struct UnitRulesTests {
  private static let length = ValueKind.measurement(.length)
  private static let mass = ValueKind.measurement(.mass)

  @Test("numbers, quantities and stars are plain; other types have their unit or none") func kinds() {
    for type in [FieldType.number, .quantity, .rating] {
      #expect(UnitRules.kind(of: type, measurement: nil) == .plain)
    }
    #expect(UnitRules.kind(of: .currency, measurement: nil) == .money)
    #expect(UnitRules.kind(of: .measurement, measurement: .volume) == .measurement(.volume))
    #expect(UnitRules.kind(of: .measurement, measurement: nil) == .unknown)
    #expect(UnitRules.kind(of: .calculation, measurement: nil) == .unknown)
    for type in FieldType.allCases where !type.canBeCalculatedWith {
      #expect(UnitRules.kind(of: type, measurement: .mass) == nil)
    }
  }

  @Test(
    "+ and − keep equal units, and a plain number takes the other side's unit",
    arguments: [CalculationOperation.add, .subtract])
  func sums(operation: CalculationOperation) {
    for kind in ValueKind.known {
      #expect(UnitRules.result(of: operation, kind, kind) == .kind(kind))
      #expect(UnitRules.result(of: operation, .plain, kind) == .kind(kind))
      #expect(UnitRules.result(of: operation, kind, .plain) == .kind(kind))
    }
    #expect(UnitRules.result(of: operation, .money, Self.mass) == .never(.moneyWithMeasurement(.mass)))
    #expect(UnitRules.result(of: operation, Self.mass, .money) == .never(.moneyWithMeasurement(.mass)))
    #expect(UnitRules.result(of: operation, Self.length, Self.mass) == .never(.differentKinds(.length, .mass)))
  }

  @Test("× needs one plain side and keeps the other's unit") func products() {
    for kind in ValueKind.known {
      #expect(UnitRules.result(of: .multiply, .plain, kind) == .kind(kind))
      #expect(UnitRules.result(of: .multiply, kind, .plain) == .kind(kind))
    }
    #expect(UnitRules.result(of: .multiply, .money, .money) == .never(.moneyTimesMoney))
    #expect(UnitRules.result(of: .multiply, .money, Self.mass) == .never(.moneyTimesMeasurement(.mass)))
    #expect(UnitRules.result(of: .multiply, Self.mass, .money) == .never(.moneyTimesMeasurement(.mass)))
    #expect(
      UnitRules.result(of: .multiply, Self.length, Self.length)
        == .never(.measurementTimesMeasurement(.length, .length)))
    #expect(
      UnitRules.result(of: .multiply, Self.length, Self.mass) == .never(.measurementTimesMeasurement(.length, .mass)))
  }

  @Test("÷ by a plain number keeps the left unit, and equal units give a plain number") func quotients() {
    for kind in ValueKind.known {
      #expect(UnitRules.result(of: .divide, kind, .plain) == .kind(kind))
      #expect(UnitRules.result(of: .divide, kind, kind) == .kind(.plain))
    }
    #expect(UnitRules.result(of: .divide, .plain, .money) == .never(.plainDividedByMoney))
    #expect(UnitRules.result(of: .divide, .plain, Self.length) == .never(.plainDividedByMeasurement(.length)))
    #expect(UnitRules.result(of: .divide, .money, Self.length) == .never(.moneyWithMeasurement(.length)))
    #expect(UnitRules.result(of: .divide, Self.length, .money) == .never(.moneyWithMeasurement(.length)))
    #expect(UnitRules.result(of: .divide, Self.mass, Self.length) == .never(.differentKinds(.mass, .length)))
  }

  @Test("an operand of unknown kind leaves open only what it can be") func unknown() {
    let expected: [(CalculationOperation, ValueKind, ValueKind, ValueKind)] = [
      (.add, .unknown, .plain, .unknown), (.add, .unknown, .money, .money), (.subtract, Self.mass, .unknown, Self.mass),
      (.add, .unknown, .unknown, .unknown), (.multiply, .unknown, .money, .money),
      (.multiply, .plain, .unknown, .unknown),
      (.multiply, Self.mass, .unknown, Self.mass), (.divide, .unknown, .plain, .unknown),
      (.divide, .unknown, .money, .plain),
      (.divide, .unknown, Self.mass, .plain), (.divide, .plain, .unknown, .plain),
      (.divide, .money, .unknown, .unknown),
    ]
    for (operation, left, right, kind) in expected {
      #expect(UnitRules.result(of: operation, left, right) == .kind(kind), "\(left) \(operation) \(right)")
    }
  }
}
