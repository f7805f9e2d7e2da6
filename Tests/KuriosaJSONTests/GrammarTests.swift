import KuriosaJSON
import KuriosaSource
import Testing

@Suite("the grammar of RFC 8259")
struct GrammarTests {
  private func parse(_ text: String) -> JSONTree { JSONTree(parsing: SourceText(text)) }

  @Test(
    "what it allows",
    arguments: [
      "[]", "{}", "[[]   ]", "[\"\"]", "[null, true, false]", "[1\n]", " [1]", "[1,null,null,null,2]", "[2] ",
      "[123e65]",
      "[0e+1]", "[0e1]", "[ 4]", "[-0]", "[-123]", "[-1]", "[1E22]", "[1E-2]", "[1E+2]", "[123.456e78]", "[1e-2]",
      "[0.4e00669999999999999999999999999999]", "[-0.000000000000000000000000000000000000000000000000000000000001]",
      "{\"a\":\"b\",\"a\":\"c\"}", "{\"a\":\"b\",\"a\":\"b\"}", "{\"\":0}", "{\"foo\\u0000bar\": 42}",
      "{\"min\": -1.0e+28, \"max\": 1.0e+28}", "{\"title\":\"\\u041f\\u043e\\u043b\"}", "{\n\"a\": \"b\"\n}",
      "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\uD801\\udc37\"]", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]",
      "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"\\\"\"]", "[\"a/*b*/c/*d//e\"]", "[\"\\u0012\"]",
      "[\"\\uFFFF\"]", "[\"\u{FFFF}\u{10FFFF}\u{1BFFF}\"]", "[\"\\u2028\", \"\u{2028}\u{2029}\u{7F}\u{85}\"]", "\" \"",
      "[\"new\\u000Aline\"]", "[\"\u{20AC}\u{1D11E}\u{2342}\"]", "false", "42", "-0.1", "null", "\"asd\"", "true",
      "\t[]\r\n",
    ])
  func allowed(_ text: String) {
    #expect(parse(text).faults.map(\.kind) == [])
  }

  @Test(
    "what it does not allow",
    arguments: [
      ("[1 true]", .missingComma), ("[\"\": 1]", .missingOpener(0x7B)), ("[\"\"],", .textAfterEnd),
      ("[1,,2]", .extraComma), ("[\"x\"]]", .unexpectedCloser(0x5D)), ("[1,]", .trailingComma), ("[,", .extraComma),
      ("[\"a\",\n4\n,1,", .unclosed(opener: 0x5B, others: 0)), ("[fals]", .unknownWord),
      ("[++1234]", .invalidNumber(.leadingPlus)),
      ("[-01]", .invalidNumber(.leadingZero)), ("[-2.]", .invalidNumber(.missingFraction)),
      ("[.2e-3]", .invalidNumber(.leadingPoint)), ("[0.3e]", .invalidNumber(.missingExponent)),
      ("[0x42]", .invalidNumber(.notDecimal)), ("[1+2]", .invalidNumber(.notDecimal)),
      ("[- 1]", .invalidNumber(.loneMinus)),
      ("[Inf]", .unknownWord), ("[-NaN]", .unknownWord), ("[\u{FF11}]", .unknownWord), ("{[: \"x\"}", .keyNotText),
      ("{\"x\"::\"b\"}", .unexpected), ("{\"a\":\"a\" 123}", .missingComma), ("{key: 'value'}", .unquotedKey),
      ("{\"a\":/*c*/\"b\"}", .comment), ("{\"a\":\"b\"}#", .comment), ("{\"a\":\"b\"}//", .comment),
      ("{\"a\":\"b\",,\"c\":\"d\"}", .extraComma),
      ("{\"a\":\"b\"}{}", .textAfterEnd), ("[\"\\x00\"]", .invalidEscape), ("[\"\\u00A\"]", .invalidEscape),
      ("[\"\\a\"]", .invalidEscape), ("[\"\\uD800\\u\"]", .loneSurrogate), ("[\"\\uDd1e\\uD834\"]", .loneSurrogate),
      ("[\"a\u{0}a\"]", .controlCharacter(0)), ("[\"\t\"]", .controlCharacter(9)), ("\u{0}[1]", .controlCharacter(0)),
      ("[\u{C}]", .controlCharacter(12)), ("[\u{2060}]", .foreignSpace), ("<.>", .unexpected), ("[True]", .unknownWord),
      ("]", .unexpectedCloser(0x5D)), ("nul", .unknownWord), ("\"", .unterminatedString), ("*", .unexpected),
      ("[1} ", .wrongCloser(0x7D)), ("{\"a\" b}", .missingColon), ("{'a':0}", .singleQuotes),
      ("{\"a\":\"a", .unclosed(opener: 0x7B, others: 0)),
    ] as [(String, SyntaxFault.Kind)])
  func refused(_ text: String, _ kind: SyntaxFault.Kind) {
    #expect(parse(text).faults.first?.kind == kind)
  }

  @Test(
    "bytes that are not UTF-8 are one fault in each text, at the first of them (decision 2)",
    arguments: [
      ([0xFF], 1), ([0x80], 1), ([0xC3], 1), ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0xAF], 3), ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xF8, 0x88, 0x80, 0x80, 0x80], 5), ([0xE2, 0x82], 2), ([0xFF, 0x41, 0xFE], 1),
    ] as [([UInt8], Int)])
  func encoding(_ bytes: [UInt8], _ count: Int) {
    let tree = JSONTree(parsing: SourceText([0x5B, 0x22, 0x61] + bytes + [0x62, 0x22, 0x5D]))
    #expect(tree.faults == [SyntaxFault(.invalidUTF8, ByteRange(3, 3 + count))])
    #expect(TreeChecks.problems(tree).isEmpty)
  }

  @Test(
    "other encodings are named (decision 2)",
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x5B], "UTF-16"),
      ([0x5B, 0x00, 0x5D, 0x00], "UTF-16"), ([0x00, 0x5B, 0x00, 0x5D], "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x5B, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0x00, 0x5B], "UTF-32"),
      ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x5B], "UTF-32"),
    ] as [([UInt8], String)])
  func otherEncodings(_ bytes: [UInt8], _ name: String) {
    #expect(JSONTree(parsing: SourceText(bytes)).faults.map(\.kind) == [.wrongEncoding(name)])
  }

  @Test("a byte order mark is no fault of the parser, and counts in offsets")
  func byteOrderMark() {
    let tree = parse("\u{FEFF}{\"a\": 1}")
    #expect(tree.faults.isEmpty)
    #expect(tree.range(.root) == ByteRange(3, 11))
    #expect(parse("\u{FEFF}").faults == [SyntaxFault(.noValue, ByteRange(at: 3))])
    #expect(parse("{\u{FEFF}}").faults == [SyntaxFault(.foreignSpace, ByteRange(1, 4))])
  }

  @Test("a text that has a fault inside leaves the object around it whole (decision 8)")
  func damage() {
    let tree = parse("{\"a\": \"\\x\", \"b\": {\"c\" 1}}")
    let values = tree.members(of: .root).map(\.value)
    #expect(values.map(tree.isDamaged) == [true, true])
    #expect(!tree.isDamaged(.root))
    #expect(parse("{\"a\\x\": 1}").isDamaged(.root))
  }

  @Test("texts are unescaped when they are asked for, and compared by code points")
  func texts() {
    let tree = parse(#"["\u0065n\n\ud83e\ude81", "en\n🪁", "e\u0301", "é"]"#)
    let texts = Array(tree.elements(of: .root))
    #expect(tree.text(texts[0]) == "en\n🪁")
    #expect(tree.equal(texts[0], texts[1]))
    #expect(!tree.equal(texts[2], texts[3]))
    #expect(tree.equals(texts[0], "en\n🪁"))
  }

  @Test("objects in which a key may come twice are marked, whatever its spelling")
  func repeatedKeys() {
    func mayRepeat(_ text: String) -> Bool { parse(text)[.root].flags.contains(.mayRepeatKeys) }
    #expect(mayRepeat(#"{"en": 1, "de": 2, "en": 3}"#))
    #expect(mayRepeat(#"{"en": 1, "\u0065n": 2}"#))
    #expect(mayRepeat(#"{"": 1, "": 2}"#))
    #expect(mayRepeat("{en: 1, \"en\": 2}"))
    #expect(!mayRepeat(#"{"en": 1, "de": 2, "fr": 3}"#))
  }
}
