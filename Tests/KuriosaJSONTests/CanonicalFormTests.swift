import KuriosaJSON
import KuriosaSource
import Testing

@Suite("RFC 8785, the canonical form")
struct CanonicalFormTests {
  private func canonical(_ text: String) -> String? {
    let form = JSONTree(parsing: SourceText(text)).canonicalForm()
    return (try? form.get()).map { String(decoding: $0, as: UTF8.self) }
  }

  private func fault(_ text: String) -> CanonicalFault? {
    if case .failure(let fault) = JSONTree(parsing: SourceText(text)).canonicalForm() { fault } else { nil }
  }

  @Test("the sample of section 3.2.2: numbers, a string with escapes, literals")
  func sample() {
    let input = """
      {
        "numbers": [333333333.33333329, 1E30, 4.50,
                    2e-3, 0.000000000000000000000000001],
        "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
        "literals": [null, true, false]
      }
      """
    let output = #"""
      {"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}
      """#
    #expect(canonical(input) == output)
  }

  @Test("keys are sorted by UTF-16 code units (section 3.2.3)")
  func sorting() throws {
    let input = #"""
      {
        "\u20ac": "Euro Sign",
        "\r": "Carriage Return",
        "\ufb33": "Hebrew Letter Dalet With Dagesh",
        "1": "One",
        "\ud83d\ude00": "Emoji: Grinning Face",
        "\u0080": "Control",
        "\u00f6": "Latin Small Letter O With Diaeresis"
      }
      """#
    let output = try #require(canonical(input))
    let tree = JSONTree(parsing: SourceText(output))
    let names = tree.members(of: .root).map { tree.text($0.value) }
    #expect(
      names == [
        "Carriage Return", "One", "Control", "Latin Small Letter O With Diaeresis", "Euro Sign", "Emoji: Grinning Face",
        "Hebrew Letter Dalet With Dagesh",
      ])
    #expect(canonical(#"{"b":1,"a":2,"":3,"ab":4,"A":5}"#) == #"{"":3,"A":5,"a":2,"ab":4,"b":1}"#)
    #expect(
      canonical(#"{"\ue000":1,"\ud800\udc00":2,"\ud7ff":3}"#) == "{\"\u{D7FF}\":3,\"\u{10000}\":2,\"\u{E000}\":1}")
  }

  @Test("objects inside arrays and objects are sorted too, arrays are not")
  func nested() {
    #expect(
      canonical(#" { "b" : [ { "d" : 1 , "c" : [ 3 , 2 ] } , [ ] ] , "a" : { } } "#)
        == #"{"a":{},"b":[{"c":[3,2],"d":1},[]]}"#)
  }

  @Test("strings have no more escapes than needed (section 3.2.2.2)")
  func strings() {
    #expect(canonical(#""\u0008\u0009\u000a\u000b\u000c\u000d\u001F\u0000""#) == #""\b\t\n\u000b\f\r\u001f\u0000""#)
    #expect(canonical(#""\/ \u002f \u007f \u2028 \ud83e\ude81 \u00e9""#) == "\"/ / \u{7F} \u{2028} 🪁 \u{E9}\"")
    #expect(canonical("\"e\u{301}\"") == "\"e\u{301}\"")
    #expect(canonical(#""\" \\ \u0022 \u005C""#) == #""\" \\ \" \\""#)
  }

  @Test("duplicate keys, damage and numbers beyond doubles are refused, and named")
  func refused() {
    func place(_ text: String) -> String? {
      let source = SourceText(text)
      return fault(text).map { source.string(JSONTree(parsing: source).range($0.node)) }
    }
    #expect(fault(#"{"a":1,"b":2,"a":3}"#)?.kind == .duplicateKey)
    #expect(place(#"{"b":{"a":1,"c":2,"\u0061":3}}"#) == #""\u0061""#)
    #expect(fault("[1, 1e400]")?.kind == .notFinite)
    #expect(place("[1, -1e400]") == "-1e400")
    #expect(fault(#"["\ud83d"]"#)?.kind == .damaged)
    #expect(place(#"{"a": "x", "b": "\udc00"}"#) == #""\udc00""#)
    #expect(fault(#"{"a": 1,}"#)?.kind == .damaged)
    #expect(fault(#"{"a": 1} x"#)?.kind == .damaged)
    #expect(fault("")?.kind == .damaged)
    #expect(fault("[1 2]")?.kind == .damaged)
    #expect(fault(#"{a: 1}"#)?.kind == .damaged)
  }

  @Test("a part of a document has its own form, whatever is wrong elsewhere")
  func part() throws {
    let tree = JSONTree(parsing: SourceText(#"{"a": {"d": 1.0, "c": "x"}, "b": nil}"#))
    let part = try #require(tree.value(of: "a", in: .root))
    #expect(tree.canonicalForm(of: part) == .success(ContiguousArray(#"{"c":"x","d":1}"#.utf8)))
  }

  @Test("the canonical form of the canonical form is the same", arguments: Samples.layouts)
  func idempotent(_ text: String) throws {
    let once = try #require(canonical(text))
    #expect(canonical(once) == once)
  }

  @Test("the layout of the source, the order of its keys and its escapes do not matter")
  func independent() {
    let one = #"{"a":[1,2.50,"é"],"b":{"c":null}}"#
    let other = "\u{FEFF}{\r\n\t\"\\u0062\": {\"c\": null},\r\n\t\"a\": [1.0, 25e-1, \"\\u00E9\"]\r\n}\r\n"
    #expect(canonical(one) == canonical(other))
  }
}

@Suite("ECMAScript numbers (RFC 8785, section 3.2.2.3 and appendix B)")
struct CanonicalNumberTests {
  private func number(_ text: String) -> JSONNumber? { JSONNumber(SourceText(text), ByteRange(0, text.utf8.count)) }

  @Test(
    "appendix B",
    arguments: [
      (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"), (0x0000_0000_0000_0001, "5e-324"),
      (0x8000_0000_0000_0001, "-5e-324"), (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
      (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"), (0x4340_0000_0000_0000, "9007199254740992"),
      (0xC340_0000_0000_0000, "-9007199254740992"), (0x4430_0000_0000_0000, "295147905179352830000"),
      (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
      (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"), (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
      (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), (0x444B_1AE4_D6E2_EF50, "1e+21"),
      (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
      (0x41B3_DE43_5555_5553, "333333333.3333332"), (0x41B3_DE43_5555_5554, "333333333.33333325"),
      (0x41B3_DE43_5555_5555, "333333333.3333333"), (0x41B3_DE43_5555_5556, "333333333.3333334"),
      (0x41B3_DE43_5555_5557, "333333333.33333343"), (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
      (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
    ] as [(UInt64, String)])
  func appendix(_ bits: UInt64, _ expected: String) throws {
    let double = Double(bitPattern: bits)
    #expect(number(double.description)?.canonicalSpelling == expected)
    #expect(try #require(number(expected)).nearestDouble == double)
  }

  @Test(
    "a decimal goes to the nearest double, ties to even",
    arguments: [
      ("9007199254740993", "9007199254740992"), ("9007199254740993.0000000001", "9007199254740994"),
      ("9007199254740995", "9007199254740996"), ("9007199254740994.99999999999999", "9007199254740994"),
      ("1.00000000000000011102230246251565404236316680908203125", "1"),
      ("1.00000000000000011102230246251565404236316680908203124", "1"),
      ("1.00000000000000011102230246251565404236316680908203126", "1.0000000000000002"),
      ("2.2250738585072011e-308", "2.225073858507201e-308"), ("2.4703282292062328e-324", "5e-324"),
      ("2.4703282292062327e-324", "0"), ("1.7976931348623158e308", "1.7976931348623157e+308"), ("1e-400", "0"),
      ("-1e-99999999999999999999", "0"), ("-0", "0"), ("-0.0e5", "0"), ("100", "100"),
      ("1e20", "100000000000000000000"),
      ("123456789012345678901", "123456789012345680000"), ("1e21", "1e+21"), ("0.000001", "0.000001"), ("1e-7", "1e-7"),
      ("-1.5e-10", "-1.5e-10"), ("5e-1", "0.5"), ("4.50", "4.5"),
    ])
  func nearest(_ text: String, _ expected: String) {
    #expect(number(text)?.canonicalSpelling == expected)
  }

  @Test("a tie is broken by any digit, however far behind")
  func farDigits() throws {
    let tie = "1.00000000000000011102230246251565404236316680908203125"
    let zeros = String(repeating: "0", count: 100_000)
    #expect(number(tie + zeros)?.canonicalSpelling == "1")
    #expect(number(tie + zeros + "1")?.canonicalSpelling == "1.0000000000000002")
    #expect(number("0." + zeros + "1e100001")?.canonicalSpelling == "1")
    #expect(try #require(number("1" + zeros + "e-100000")).nearestDouble == 1)
  }

  @Test(
    "beyond doubles there is no spelling",
    arguments: ["1e309", "-1e309", "1.7976931348623159e308", "1e99999999999999999999"])
  func infinite(_ text: String) {
    #expect(number(text)?.canonicalSpelling == nil)
  }

  @Test(
    "numbers whose canonical form has another value are told (decision 49)",
    arguments: [
      ("1.0", false), ("0.1", false), ("2.50", false), ("1e2", false), ("-0", false), ("123456789012345", false),
      ("9007199254740992", false), ("9007199254740993", true), ("12345678901234567890", true), ("1e400", true),
      ("-1e400", true), ("1e-400", true), ("0.1234567890123456789", true), ("0.30000000000000004", false),
      ("5e-324", false), ("4.9406564584124654e-324", true), ("1e308", false), ("100000000000000000000000", false),
    ])
  func differs(_ text: String, _ expected: Bool) throws {
    let tree = JSONTree(parsing: SourceText("[\(text)]"))
    #expect(tree.canonicalValueDiffers(NodeIndex(1)) == expected)
    #expect(!tree.canonicalValueDiffers(.root))
  }
}
