/// "Money results keep the currency and are rounded half away from zero to its minor unit."
package enum CurrencyTable {
  /// Decimal places of the minor unit of a currency, by its exact ISO 4217 code: 0 to 4. Withdrawn and unknown codes, and
  /// those without a minor unit (metals, units of account), have 2.
  package static func minorUnitDigits(of code: some Collection<UInt8>) -> Int {
    guard code.count == 3, let digit = exceptions.record(code)?[1].first else { return 2 }
    return Int(digit - UInt8(ascii: "0"))
  }

  private static let exceptions = StaticTable(currencyData)
}
