import KuriosaJSON
import KuriosaSource
import Testing

@Suite("Numbers are read exactly, from the token alone")
struct JSONNumberTests {
  private func read(_ text: String) -> JSONNumber? {
    JSONNumber(SourceText(text), ByteRange(0, text.utf8.count))
  }

  @Test(
    "digits and power of ten",
    arguments: [
      ("5", [5], 0), ("-12", [1, 2], 0), ("1500", [1, 5], 2), ("1.50", [1, 5], -1), ("0.05", [5], -2),
      ("120.0340", [1, 2, 0, 0, 3, 4], -3), ("5e0", [5], 0), ("0.5e1", [5], 0), ("100e-2", [1], 0),
      ("1E+2", [1], 2), ("0", [], 0), ("-0.00", [], 0), ("0e99", [], 0),
      ("12345678901234567890", [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 1),
    ] as [(String, [UInt8], Int)])
  func digits(_ text: String, _ digits: [UInt8], _ exponent: Int) throws {
    let number = try #require(read(text))
    #expect(number.digits().map { $0 - 48 } == digits)
    #expect(number.significantDigits == digits.count)
    #expect(number.exponent == exponent)
    #expect(number.isNegative == (text.first == "-"))
    #expect(number.isZero == digits.isEmpty)
  }

  @Test(
    "5.0 and 5e0 are the integer 5 (decision 5)",
    arguments: [
      ("5", true, "5"), ("5.0", false, "5"), ("5e0", false, "5"), ("0.5e1", false, "5"), ("50e-1", false, "5"),
      ("-5.00", false, "-5"), ("1e3", false, "1000"), ("-0", true, "0"), ("0.0", false, "0"), ("-120", true, "-120"),
      ("9007199254740993", true, "9007199254740993"),
    ])
  func integers(_ text: String, _ isPlain: Bool, _ plain: String) throws {
    let number = try #require(read(text))
    #expect(number.isInteger)
    #expect(number.isPlain == isPlain)
    #expect(number.plainInteger == plain)
    #expect(number.exactInteger == Int(plain))
  }

  @Test("1.5 is no integer (decision 5)", arguments: ["1.5", "5e-1", "-0.1", "123.4500", "1e-999999999999999999999"])
  func fractions(_ text: String) throws {
    let number = try #require(read(text))
    #expect(!number.isInteger)
    #expect(number.exactInteger == nil)
    #expect(number.plainInteger == nil)
  }

  @Test("an integer is given as Int where it fits, at both ends")
  func integerBorders() throws {
    #expect(read("9223372036854775807")?.exactInteger == .max)
    #expect(read("9223372036854775808")?.exactInteger == nil)
    #expect(read("-9223372036854775808")?.exactInteger == .min)
    #expect(read("-9223372036854775809")?.exactInteger == nil)
    #expect(read("922337203685477580.7e1")?.exactInteger == .max)
    #expect(read("1e18")?.exactInteger == 1_000_000_000_000_000_000)
    #expect(read("1e19")?.exactInteger == nil)
    #expect(read("10000000000000000000")?.exactInteger == nil)
  }

  @Test(
    "order of magnitude: the power of ten of the first digit (decision 31)",
    arguments: [
      ("1e-100", -100), ("9.99e-101", -101), ("9.99e99", 99), ("1e100", 100), ("0.001e103", 100), ("123", 2), ("7", 0),
      ("0.05", -2), ("-1e400", 400), ("0.000e5", 0),
    ])
  func magnitude(_ text: String, _ expected: Int) {
    #expect(read(text)?.magnitude == expected)
  }

  @Test(
    "what departs from the grammar is no number",
    arguments: [
      "", "-", "+1", "01", "-01", ".5", "5.", "1e", "1e+", "1.e1", "0x10", "1 ", " 1", "1e5.0", "NaN", "1-2", "--1",
    ])
  func refused(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test("only the bytes of the range count")
  func range() {
    let source = SourceText("[12,34]")
    #expect(JSONNumber(source, ByteRange(1, 3))?.exactInteger == 12)
    #expect(JSONNumber(source, ByteRange(4, 6))?.exactInteger == 34)
    #expect(JSONNumber(source, ByteRange(1, 4)) == nil)
  }

  @Test("numbers are the same by value, not by spelling")
  func sameValue() throws {
    let half = try #require(read("0.5"))
    #expect(half.hasSameValue(as: try #require(read("50e-2"))))
    #expect(!half.hasSameValue(as: try #require(read("-0.5"))))
    #expect(!half.hasSameValue(as: try #require(read("0.51"))))
    #expect(!half.hasSameValue(as: try #require(read("5"))))
    #expect(!half.hasSameValue(as: try #require(read("0"))))
    #expect(try #require(read("-0")).hasSameValue(as: try #require(read("0e7"))))
    #expect(
      !(try #require(read("9007199254740993")).hasSameValue(as: try #require(read("9007199254740992")))))
  }

  @Test("a node is a number only where it is sound")
  func nodes() {
    let tree = JSONTree(parsing: SourceText("[5.0, \"5\", 05]"))
    let values = tree.elements(of: .root).map { JSONNumber($0, in: tree) }
    #expect(values.map { $0?.exactInteger } == [5, nil, nil])
    #expect(JSONNumber(.none, in: tree) == nil)
  }

  @Test("an exponent of any length is read without overflow")
  func hugeExponents() throws {
    let large = try #require(read("1e999999999999999999999"))
    #expect(large.isInteger)
    #expect(large.exactInteger == nil)
    #expect(large.plainInteger == nil)
    #expect(large.magnitude >= 1_000_000_000_000_000)
    let small = try #require(read("-1e-999999999999999999999"))
    #expect(small.magnitude <= -1_000_000_000_000_000)
    #expect(read("1e" + String(repeating: "0", count: 100) + "3")?.exactInteger == 1000)
  }

  @Test("a mebibyte of digits is read exactly")
  func hugeTokens() throws {
    let count = 1 << 20
    let nines = try #require(read(String(repeating: "9", count: count)))
    #expect(nines.significantDigits == count)
    #expect(nines.magnitude == count - 1)
    #expect(nines.exactInteger == nil)
    #expect(nines.plainInteger == nil)
    #expect(nines.digits(atMost: 3) == [57, 57, 57])
    let zeros = String(repeating: "0", count: count)
    #expect(read("0." + zeros + "1")?.magnitude == -count - 1)
    #expect(read("0." + zeros + "1e\(count + 1)")?.exactInteger == 1)
    #expect(read("1" + zeros + "e-\(count)")?.plainInteger == "1")
  }
}
