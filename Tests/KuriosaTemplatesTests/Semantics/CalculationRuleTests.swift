import KuriosaTemplates
import Testing

// One suite for each rule of "Calculation fields" that is to be reimplemented exactly.

private func result(
  _ fields: [Template.Field], _ key: String = "result", _ values: [String: ItemValue] = [:],
  price: Amount? = nil, value: Amount? = nil
) -> CalculationResult? {
  Calculator(fields).result(
    of: key, values: values, item: ItemAmounts(purchasePrice: price, estimatedValue: value))
}

@Suite("Results are never stored; a result is calculated whenever it is shown or exported")
struct ResultsAreNeverStored {
  private let fields = [
    Template.Field.make("rounds", .quantity, options: ["round"]),
    .calculation("price_per_round", .item(.purchasePrice), .divide, .field("rounds")),
  ]

  @Test("price per round is purchase price ÷ rounds") func example() {
    #expect(
      result(fields, "price_per_round", ["rounds": .quantity(50, unit: "round")], price: .euro(decimal("19.50")))
        == .money(.euro(decimal("0.39"))))
  }

  @Test("a stored value there is ignored") func stored() {
    let values: [String: ItemValue] = [
      "rounds": .quantity(50, unit: "round"), "price_per_round": .currency(.euro(7)),
    ]
    #expect(result(fields, "price_per_round", values, price: .euro(decimal("19.50"))) == .money(.euro(decimal("0.39"))))
    #expect(result(fields, "price_per_round", values) == nil)
  }

  @Test("a calculation has no valid field value") func noValue() {
    let values: [ItemValue] = [
      .text("1"), .number(1), .currency(.euro(1)), .quantity(1, unit: "round"), .rating(1),
      .measurement(canonical: 1), .dropdown("round"), .checkbox(true),
    ]
    for value in values { #expect(!fields[1].accepts(value)) }
  }

  @Test("all results at once are those of each alone") func allAtOnce() {
    let item = ItemAmounts(purchasePrice: .euro(decimal("19.50")))
    #expect(
      Calculator(fields).results(values: ["rounds": .quantity(50, unit: "round")], item: item)
        == [nil, .money(.euro(decimal("0.39")))])
  }
}

@Suite("Money results keep the currency and are rounded half away from zero; measurements keep their kind and hint")
struct UnitsOfResults {
  private let hint = Template.UnitHint(metric: .millimetre, imperial: .inch)

  @Test("money is rounded at every step of a chain: 10 ÷ 3 × 3 = 9.99") func chain() {
    let fields = [
      Template.Field.calculation("third", .item(.purchasePrice), .divide, .number(3)),
      .calculation("result", .field("third"), .multiply, .number(3)),
    ]
    #expect(result(fields, price: .euro(10)) == .money(.euro(decimal("9.99"))))
    #expect(result(fields, price: Amount(10, currency: "JPY")) == .money(Amount(9, currency: "JPY")))
    #expect(result(fields, price: Amount(10, currency: "KWD")) == .money(Amount(decimal("9.999"), currency: "KWD")))
  }

  @Test("plain results are not rounded") func plain() {
    let fields = [Template.Field.calculation("result", .number(2), .divide, .number(3))]
    #expect(result(fields) == .plain(decimal("0.6666666666666666666666666666666667")))
  }

  @Test("a measurement result has the hint of the first measurement of its kind, left before right, depth first")
  func hints() {
    let other = Template.UnitHint(metric: .metre, imperial: .foot)
    let fields = [
      Template.Field.make("a", .measurement, measurement: .length, hint: hint),
      .make("b", .measurement, measurement: .length, hint: other),
      .make("m", .measurement, measurement: .mass, hint: Template.UnitHint(metric: .gram, imperial: .ounce)),
      .calculation("share", .field("m"), .divide, .field("m")),
      .calculation("double", .field("b"), .multiply, .field("share")),
      .calculation("result", .field("double"), .add, .field("a")),
    ]
    let values: [String: ItemValue] = [
      "a": .measurement(canonical: 1), "b": .measurement(canonical: 2), "m": .measurement(canonical: 4),
    ]
    #expect(result(fields, "result", values) == .measurement(.length, canonical: 3, unitHint: other))
    #expect(result(fields, "share", values) == .plain(1))
  }
}

@Suite("No result while an operand has no value, at zero, at different currencies, or when the units do not fit")
struct NoResult {
  @Test("an operand that became a text field has no value") func text() {
    let calculation = Template.Field.calculation("result", .field("a"), .add, .number(1))
    #expect(result([.make("a", .number), calculation], "result", ["a": .number(1)]) == .plain(2))
    #expect(result([.make("a", .text), calculation], "result", ["a": .number(1)]) == nil)
    #expect(result([.make("a", .number), calculation]) == nil)
  }

  @Test("different currencies never combine, not even at zero") func currencies() {
    for operation in [CalculationOperation.add, .subtract, .divide] {
      let fields = [Template.Field.calculation("result", .item(.purchasePrice), operation, .item(.estimatedValue))]
      #expect(result(fields, price: .euro(0), value: Amount(5, currency: "USD")) == nil)
      #expect(result(fields, price: .euro(0), value: .euro(5)) != nil)
    }
  }

  @Test("a divisor that was rounded to zero is zero") func zero() {
    let fields = [
      Template.Field.calculation("tiny", .item(.purchasePrice), .divide, .number(3)),
      .calculation("result", .item(.estimatedValue), .divide, .field("tiny")),
    ]
    #expect(result(fields, price: .euro(decimal("0.01")), value: .euro(5)) == nil)
    #expect(result(fields, price: .euro(decimal("0.03")), value: .euro(5)) == .plain(500))
  }
}

@Suite("A calculation is never required or identifying; one that uses a sensitive field is sensitive itself")
struct SensitiveCalculations {
  private let fields = [
    Template.Field.calculation("z", .field("y"), .add, .number(1)),
    .calculation("y", .field("a"), .add, .number(1)), .make("a", .number, sensitive: true), .make("b", .number),
  ]

  @Test("directly or through another calculation") func effective() {
    #expect(SensitiveFields.effective(fields) == [true, true, true, false])
  }

  @Test("the editor sets this whenever a field changes") func editor() throws {
    var open = fields
    open[2].isSensitive = false
    let template = try Template.make(open).settingSensitive(true, field: "a")
    #expect(template.fields.map(\.isSensitive) == [true, true, true, false])
    let back = try template.settingSensitive(false, field: "a")
    #expect(back.fields.map(\.isSensitive) == [true, true, false, false])
    #expect(try template.relabelingField("b", "B").fields.map(\.isSensitive) == [true, true, true, false])
  }

  @Test("a field that becomes a calculation is neither required nor identifying") func flags() throws {
    var field = Template.Field.make("x", .number)
    field.isRequired = true
    field.isIdentifying = true
    let formula = Template.Formula(left: .field("a"), operation: .add, right: .number(1))
    let template = try Template.make([fields[2], field]).changingType(
      of: "x", to: .calculation, values: StoredValues(itemsWithValue: 0), parts: .init(formula: formula))
    let changed = try #require(template.field("x"))
    #expect(!changed.isRequired && !changed.isIdentifying && changed.isSensitive && changed.formula == formula)
  }
}

@Suite("Calculations may use other calculations, never in a circle")
struct ChainsAndCircles {
  private static let length = 16_000

  private func chain(from first: Template.Operand) -> [Template.Field] {
    (0..<Self.length).map { index in
      .calculation("c\(index)", index == 0 ? first : .field("c\(index - 1)"), .add, .number(1))
    }
  }

  @Test("a chain of 16,000 has its result, in either order of the fields") func longChain() {
    let fields = chain(from: .number(0))
    #expect(result(fields, "c15999") == .plain(16000))
    #expect(result(fields.reversed(), "c15999") == .plain(16000))
  }

  @Test("a circle of 16,000 has none, and neither has what uses it") func longCircle() {
    let fields =
      [.calculation("tail", .field("c5"), .add, .number(1))] + chain(from: .field("c\(Self.length - 1)")) + [
        .calculation("sound", .number(1), .add, .number(1))
      ]
    let results = Calculator(fields).results(values: [:], item: ItemAmounts())
    #expect(results.compactMap { $0 } == [.plain(2)])
    #expect(results.last == .plain(2))
  }

  @Test("two calculations on each of many levels are worked out once each") func kites() {
    var fields = [Template.Field.make("a", .number)]
    for level in 0..<90 {
      let below = Template.Operand.field(level == 0 ? "a" : "k\(level - 1)")
      fields.append(.calculation("k\(level)", below, .add, below))
    }
    #expect(result(fields, "k89", ["a": .number(1)]) == .plain(decimal("1237940039285380274899124224")))
  }
}

@Suite("Hidden operands keep being used")
struct HiddenOperands {
  @Test("a hidden field and a hidden calculation count") func hidden() {
    var inner = Template.Field.calculation("inner", .field("a"), .multiply, .number(2))
    inner.isHidden = true
    let fields = [
      .make("a", .number, hidden: true), inner,
      Template.Field.calculation("result", .field("inner"), .add, .field("a")),
    ]
    #expect(result(fields, "result", ["a": .number(5)]) == .plain(15))
  }
}
