/// An amount of money.
public struct Amount: Sendable, Hashable {
  public var value: Decimal34
  /// The ISO 4217 code, compared exactly.
  public var currency: String

  public init(_ value: Decimal34, currency: String) {
    self.value = value
    self.currency = currency
  }

  /// Digits behind the point of the currency's minor unit by the current ISO 4217 list; 2 for withdrawn and unknown codes,
  /// and for those without one (decision 33).
  public var minorUnitDigits: Int { CurrencyTable.minorUnitDigits(of: currency.utf8) }
}

/// The value of a field of an item, by the type of the field that stored it. There is none of a calculation: "results are
/// never stored", "and `{"type": "calculation"}` is not a valid field value".
public enum ItemValue: Sendable, Hashable {
  case text(String)
  case number(Decimal34)
  /// As it was stored; the format of dates is the catalog's.
  case date(String)
  case currency(Amount)
  /// The ID of one option.
  case dropdown(String)
  /// IDs of options.
  case multipleChoice([String])
  /// Stars.
  case rating(Int)
  case checkbox(Bool)
  case url(String)
  /// An amount, and the ID of the option that is its unit.
  case quantity(Decimal34, unit: String)
  /// The value in the canonical unit of the field's kind: metres, kilograms or cubic metres.
  case measurement(canonical: Decimal34)
  /// The ID of another item.
  case relation(String)
}

/// The amounts every item has, whatever its template: operands of calculations.
public struct ItemAmounts: Sendable, Hashable {
  public var purchasePrice: Amount?
  public var estimatedValue: Amount?

  public init(purchasePrice: Amount? = nil, estimatedValue: Amount? = nil) {
    self.purchasePrice = purchasePrice
    self.estimatedValue = estimatedValue
  }

  public subscript(amount: ItemAmount) -> Amount? {
    switch amount {
    case .purchasePrice: purchasePrice
    case .estimatedValue: estimatedValue
    }
  }
}

extension Template.Field {
  /// Whether a value can be stored for this field.
  ///
  /// It has to be of the field's type; "validation accepts either form for either type, with known option IDs" for
  /// `dropdown` and `multiple_choice`; the unit of a quantity has to be one of the options, stars from 1 to `ratingMax`. A
  /// calculation has no stored value.
  public func accepts(_ value: ItemValue) -> Bool {
    switch (type, value) {
    case (.text, .text), (.number, .number), (.date, .date), (.currency, .currency), (.checkbox, .checkbox),
      (.url, .url),
      (.measurement, .measurement), (.relation, .relation):
      true
    case (.rating, .rating(let stars)): (1...max(1, ratingMax)).contains(stars)
    case (.quantity, .quantity(_, let unit)): options.lazy.map(\.id).containsExactly(unit)
    case (.dropdown, _), (.multipleChoice, _): Choices.accepts(value, options: options.map(\.id))
    default: false
    }
  }
}
