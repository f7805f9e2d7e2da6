import KuriosaTemplates
import Testing

/// The static analysis and the evaluator share the unit rules: whenever the analysis says "never a result", no item has
/// one, and whenever an item has a result, the analysis predicted its kind.
@Suite struct PredictionPropertyTests {
  @Test("ten thousand items of one template", arguments: 0..<3) func manyItems(seed: Int) {
    check(templates: 1, items: 10_000, seed: UInt64(seed))
  }

  @Test("a few items of many templates") func manyTemplates() {
    check(templates: 400, items: 10, seed: 99)
  }

  private func check(templates: Int, items: Int, seed: UInt64) {
    var random = RandomItems(seed: seed)
    var results = 0
    var never = 0
    var wrong: [String] = []
    for _ in 0..<templates {
      let fields = random.fields()
      let predictions = CalculationPrediction.all(fields)
      never += predictions.count { $0 != nil && $0?.kind == nil }
      let calculator = Calculator(fields)
      for _ in 0..<items {
        let all = calculator.results(values: random.values(fields), item: random.amounts())
        for (index, result) in all.enumerated() {
          guard let result else { continue }
          results += 1
          if predictions[index]?.kind != result.kind { wrong.append("\(fields[index].key): \(fields)") }
        }
      }
    }
    #expect(wrong.first == nil)
    // The test would say nothing without both.
    #expect(results > items / 4)
    #expect(never > 0)
  }
}

/// Random fields and values, many of which do not fit.
private struct RandomItems {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }

  /// Some fields of any type, then calculations on them, on each other, and on fields that are not there.
  mutating func fields() -> [Template.Field] {
    let types: [FieldType] = [.number, .currency, .quantity, .rating, .measurement, .measurement, .text, .dropdown]
    var fields = (0..<6).map { index in
      Template.Field.make("f\(index)", pick(types), options: ["u"], measurement: pick(MeasurementKind.allCases))
    }
    for index in 0..<9 {
      let left = operand(calculations: index)
      fields.append(
        .calculation("c\(index)", left, pick(CalculationOperation.allCases), operand(calculations: index)))
    }
    fields.append(.calculation("ratio", .item(.purchasePrice), .divide, .item(.purchasePrice)))
    fields.append(.calculation("conflict", .item(.purchasePrice), .multiply, .item(.estimatedValue)))
    return fields.shuffled(using: &random)
  }

  private mutating func operand(calculations: Int) -> Template.Operand {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .item(pick(ItemAmount.allCases))
    case 1: .number(pick([0, 2, decimal("-0.5"), decimal("1e60")]))
    case 2: .field("gone")
    case 3...5: .field("c\(Int.random(in: 0...calculations, using: &random))")
    default: .field("f\(Int.random(in: 0..<6, using: &random))")
    }
  }

  mutating func values(_ fields: [Template.Field]) -> [String: ItemValue] {
    var values: [String: ItemValue] = [:]
    for field in fields where Int.random(in: 0..<12, using: &random) > 0 {
      let isFitting = Int.random(in: 0..<20, using: &random) > 0
      values[field.key] = value(isFitting ? field.type : pick([.number, .currency, .measurement, .text, .quantity]))
    }
    return values
  }

  private mutating func value(_ type: FieldType) -> ItemValue? {
    switch type {
    case .number: .number(number())
    case .currency: .currency(amount())
    case .quantity: .quantity(number(), unit: "u")
    case .rating: .rating(Int.random(in: 0...5, using: &random))
    case .measurement: .measurement(canonical: number())
    case .dropdown: .dropdown("u")
    case .text: .text("5")
    default: nil
    }
  }

  private mutating func number() -> Decimal34 {
    pick([0, 1, -1, decimal("2.5"), decimal("0.001"), decimal("19.99"), decimal("9e99"), decimal("1e-80")])
  }

  private mutating func amount() -> Amount { Amount(number(), currency: pick(["EUR", "EUR", "EUR", "USD", "JPY"])) }

  mutating func amounts() -> ItemAmounts {
    ItemAmounts(purchasePrice: Bool.random(using: &random) ? amount() : nil, estimatedValue: amount())
  }
}
