import KuriosaTemplates
import Testing

@Suite struct CurrencyTableTests {
  @Test(
    "minor units are those of the current ISO 4217 list",
    arguments: [
      ("EUR", 2), ("USD", 2), ("CHF", 2), ("GBP", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("CLP", 0), ("BHD", 3),
      ("KWD", 3), ("TND", 3), ("IQD", 3), ("CLF", 4), ("UYW", 4), ("HUF", 2), ("MGA", 2), ("MRU", 2), ("XCG", 2),
    ])
  func current(code: String, digits: Int) {
    #expect(CurrencyTable.minorUnitDigits(of: code.utf8) == digits)
  }

  @Test(
    "withdrawn and unknown codes, and those without a minor unit, have two digits",
    arguments: ["DEM", "ITL", "BGN", "XAU", "XXX", "XTS", "ZZZ", "jpy", "JPYX", "JP", ""])
  func others(code: String) {
    #expect(CurrencyTable.minorUnitDigits(of: code.utf8) == 2)
  }
}
