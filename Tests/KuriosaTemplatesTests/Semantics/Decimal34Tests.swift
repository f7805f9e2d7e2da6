import KuriosaTemplates
import Testing

/// Decision 32: "Decimal arithmetic throughout, 34 significant digits, half even …; a magnitude of 10^100 or more is no
/// result. … There is no negative zero."
@Suite struct Decimal34Tests {
  private let nines = String(repeating: "9", count: 34)

  private func number(_ text: String) -> Decimal34 { Decimal34(text)! }

  @Test(
    "decimal strings are read exactly and written without idle zeros",
    arguments: [
      ("0", "0"), ("-0", "0"), ("-0.00", "0"), ("007.50", "7.5"), ("1500", "1500"), ("1.5e3", "1500"), ("15E-1", "1.5"),
      ("2e+1", "20"), ("0.001", "0.001"), ("-12.340", "-12.34"), ("0e999999999999999999999", "0"),
      ("1e-99", "0." + String(repeating: "0", count: 98) + "1"), ("-15e-121", "-1.5e-120"),
      ("1e-100", "0." + String(repeating: "0", count: 99) + "1"), ("99e-102", "9.9e-101"),
    ])
  func text(_ written: String, shown: String) {
    #expect(Decimal34(written)?.description == shown)
  }

  @Test(
    "other texts are no numbers",
    arguments: ["", "-", "+1", ".5", "5.", "1e", "1e+", "1,5", " 1", "1 ", "1.2.3", "0x1", "NaN", "--1", "١", "1_000"])
  func noNumber(_ text: String) {
    #expect(Decimal34(text) == nil)
  }

  @Test("34 digits are kept, the 35th rounds half to even") func precision() {
    #expect(number(nines).description == nines)
    #expect(number("1000000000000000000000000000000000.5").description == "1000000000000000000000000000000000")
    #expect(number("1000000000000000000000000000000001.5").description == "1000000000000000000000000000000002")
    #expect(
      number("1000000000000000000000000000000000.50000001").description == "1000000000000000000000000000000001")
    #expect(number("-" + nines + ".5").description == "-1" + String(repeating: "0", count: 34))
    // The tie is broken by a digit far behind, beyond all those that are kept for rounding.
    let far = "1000000000000000000000000000000000.5" + String(repeating: "0", count: 90) + "1"
    #expect(number(far).description == "1000000000000000000000000000000001")
    #expect(
      number(String(repeating: "1", count: 90)).description == "1111111111111111111111111111111111"
        + String(repeating: "0", count: 56))
  }

  @Test("a magnitude of 10^100 or more is no number") func limit() {
    #expect(Decimal34("1e100") == nil)
    #expect(Decimal34("-1e100") == nil)
    #expect(Decimal34("1e99999999999999999999") == nil)
    let largest = number(nines + "e66")
    #expect(largest.adding(number("1e65")) == largest)
    #expect(largest.adding(number("1e66")) == nil)
    #expect(largest.adding(number("5e65")) == nil)
    #expect(largest.multiplied(by: Decimal34(10)) == nil)
    #expect(number("1e50").multiplied(by: number("1e50")) == nil)
    #expect(number("1e50").multiplied(by: number("1e49")) == number("1e99"))
    #expect(number("1e50").divided(by: number("1e-50")) == nil)
    // 36 digits whose rounding to 34 reaches 10^100.
    #expect(Decimal34(nines + "5e65") == nil)
  }

  @Test("numbers too small for decimal128 are rounded to its smallest step, 10^-6176") func smallest() {
    #expect(number("1e-6176").description == "1e-6176")
    #expect(number("1e-101").description == "1e-101")
    #expect(number("1e-100").description == "0." + String(repeating: "0", count: 99) + "1")
    #expect(number("5e-6177").isZero)
    #expect(number("15e-6177").description == "2e-6176")
    #expect(number("1e-99999999999999999999").isZero)
    #expect(number("1e-6000").multiplied(by: number("1e-6000")) == .zero)
  }

  @Test("sums are exact before they are rounded") func sums() {
    #expect(number("0.1").adding(number("0.2")) == number("0.3"))
    #expect(number("1e33").adding(number("0.5")) == number("1e33"))
    #expect(number("1e33").adding(number("0.51"))?.description == "1000000000000000000000000000000001")
    #expect(number("1e50").subtracting(number("1e-50")) == number("1e50"))
    #expect(number("1e34").subtracting(number("0.5")) == number("1e34"))
    #expect(number("1e34").subtracting(number("0.6"))?.description == nines)
    #expect(number("1e-50").subtracting(number("1e50")) == number("-1e50"))
    #expect(number("12.5").subtracting(number("12.50")) == .zero)
    #expect(number("5e3").subtracting(number("4999.999")) == number("0.001"))
    #expect(number("-3").adding(number("-4")) == Decimal34(-7))
    // Half a last digit, but for a trace on the other side.
    #expect(
      number("1000000000000000000000000000000001").adding(number("0.5"))?.description
        == "1000000000000000000000000000000002")
    #expect(number("1e99").subtracting(number("1e-6000")) == number("1e99"))
  }

  @Test("products and quotients are rounded once, half to even") func products() {
    #expect(number("1.1").multiplied(by: number("-1.1")) == number("-1.21"))
    #expect(
      number(nines).multiplied(by: number(nines))?.description
        == "9999999999999999999999999999999998" + String(repeating: "0", count: 34))
    #expect(Decimal34(1).divided(by: Decimal34(3))?.description == "0.3333333333333333333333333333333333")
    #expect(Decimal34(2).divided(by: Decimal34(-3))?.description == "-0.6666666666666666666666666666666667")
    #expect(Decimal34(1).divided(by: Decimal34(8)) == number("0.125"))
    #expect(Decimal34(600).divided(by: number("0.2")) == Decimal34(3000))
    // 0.1 and 34 zeros before the next 1: too far behind.
    #expect(number("1e33").divided(by: number(nines)) == number("0.1"))
    #expect(Decimal34(5).divided(by: .zero) == nil)
    #expect(Decimal34.zero.divided(by: .zero) == nil)
    #expect(Decimal34.zero.divided(by: Decimal34(-5)) == .zero)
  }

  @Test("there is no negative zero") func negativeZero() {
    #expect((-Decimal34.zero).description == "0")
    #expect(number("-1").multiplied(by: .zero)?.description == "0")
    #expect(number("-0.004").formatted(fractionDigits: 2) == "0.00")
    #expect(number("-0.004").roundedHalfAwayFromZero(fractionDigits: 2)?.description == "0")
    #expect(!(number("-0") < .zero))
  }

  @Test(
    "rounding half away from zero to digits behind the point",
    arguments: [
      ("1.005", 2, "1.01"), ("-1.005", 2, "-1.01"), ("1.0049", 2, "1.00"), ("0.5", 0, "1"), ("-0.5", 0, "-1"),
      ("0.49", 0, "0"), ("2.5", 0, "3"), ("99.995", 2, "100.00"), ("0.0005", 3, "0.001"), ("7", 2, "7.00"),
      ("1500", 0, "1500"), ("12e3", 2, "12000.00"), ("0.05", 2, "0.05"), ("0.004", 2, "0.00"), ("0", 2, "0.00"),
    ])
  func rounding(_ text: String, digits: Int, expected: String) {
    #expect(number(text).formatted(fractionDigits: digits) == expected)
    #expect(number(text).roundedHalfAwayFromZero(fractionDigits: digits) == number(expected))
  }

  @Test("numbers are compared by value") func order() {
    let ordered = ["-1e99", "-2", "-1.5", "-1e-50", "0", "1e-60", "0.999", "1", "1.000000001", "9", "10", "1e50"]
    for (place, text) in ordered.enumerated() {
      for (otherPlace, other) in ordered.enumerated() {
        #expect((number(text) < number(other)) == (place < otherPlace), "\(text) < \(other)")
      }
    }
    #expect(number("1.50") == number("15e-1"))
    #expect(number("1.50").hashValue == number("15e-1").hashValue)
  }

  @Test("whole numbers") func wholeNumbers() {
    #expect(number("5.0").wholeNumber == 5)
    #expect(number("5e2").wholeNumber == 500)
    #expect(number("-9223372036854775808").wholeNumber == .min)
    #expect(number("9223372036854775808").wholeNumber == nil)
    #expect(number("1e19").wholeNumber == nil)
    #expect(number("1.5").wholeNumber == nil)
    #expect(Decimal34(Int.min).wholeNumber == .min)
    #expect(Decimal34.zero.wholeNumber == 0)
  }
}
