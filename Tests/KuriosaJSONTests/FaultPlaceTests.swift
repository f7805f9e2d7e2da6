import KuriosaJSON
import KuriosaSource
import Testing

@Suite("RFC 8259, strictly; the parser recovers and goes on (decision 1)")
struct FaultPlaceTests {
  func faults(_ text: String) -> [String] {
    let tree = JSONTree(parsing: SourceText(text))
    return tree.faults.map { "\($0.kind) \($0.range.start)-\($0.range.end)" }
  }

  @Test(
    "the fault itself is marked",
    arguments: [
      ("", ["noValue 0-0"]),
      (" \n ", ["noValue 0-0"]),
      ("{\"a\": 1,}", ["trailingComma 7-8"]),
      ("[1, 2, ]", ["trailingComma 5-6"]),
      ("[1 2]", ["missingComma 2-2"]),
      ("{\"a\": 1 \"b\": 2}", ["missingComma 7-7"]),
      ("{\"a\" 1}", ["missingColon 4-4"]),
      ("{\"a\": }", ["missingValue 1-4"]),
      ("{\"a\"}", ["missingValue 1-4"]),
      ("[1,,2]", ["extraComma 3-4"]),
      ("[,]", ["extraComma 1-2"]),
      ("{\"a\": 'x'}", ["singleQuotes 6-9"]),
      ("{a: 1}", ["unquotedKey 1-2"]),
      ("{1: 1}", ["keyNotText 1-2"]),
      ("[1] // x", ["comment 4-8"]),
      ("[/* x */ 1]", ["comment 1-8"]),
      ("[1] x", ["textAfterEnd 4-5"]),
      ("[NaN, 1]", ["unknownWord 1-4"]),
      ("[01]", ["invalidNumber(KuriosaJSON.SyntaxFault.NumberFault.leadingZero) 1-3"]),
      ("[\"a\\x\"]", ["invalidEscape 3-5"]),
      ("[\"\\ud83d\"]", ["loneSurrogate 2-8"]),
      ("[1, 2", ["unclosed(opener: 91, others: 0) 5-5"]),
      ("[{\"a\": 1]", ["unclosed(opener: 123, others: 0) 8-9"]),
      ("{\"a\": [1}", ["unclosed(opener: 91, others: 0) 8-9"]),
      ("[1}]", ["unexpectedCloser(125) 2-3"]),
      ("{\"a\": \"x\n \"b\": 2}", ["unterminatedString 6-7"]),
      ("{\"a\": \"x,\n \"b\": 2}", ["unterminatedString 6-7"]),
      ("{\"a\nb\": 2}", ["controlCharacter(10) 3-4"]),
      ("{\"a\": \"x\"y\"}", ["unescapedQuote 8-9"]),
    ])
  func marks(_ text: String, _ expected: [String]) {
    #expect(faults(text) == expected)
  }

  @Test("what lies behind the end of a text that lacks its quote is read, and at fault, once")
  func readAnew() {
    let key = JSONTree(parsing: SourceText(Array("{\"id: nul".utf8) + [0xEB] + Array(",\n\"b\": 2}".utf8)))
    #expect(key.faults.filter { $0.kind == .invalidUTF8 }.map(\.range) == [ByteRange(9, 10)])
    #expect(faults("{\"id: \\ud83d,\n\"b\": 2}") == ["unterminatedString 1-2", "unexpected 6-12"])
    #expect(faults("{\"a\": \"x,\t\"b\": 2}") == ["unterminatedString 6-7"])
  }

  @Test(
    "a comma that is missing is missed once, and is none that could be too many",
    arguments: [
      (
        #"["a" '} "b": 1]"#,
        ["unexpected 5-6", "unexpectedCloser(125) 6-7", "missingOpener(123) 8-8"]
      ),

      (
        #"["";}«]"d"#,
        [
          "missingComma 3-4", "trailingComma 3-4", "missingComma 3-3", "unexpectedCloser(125) 4-5", "unexpected 5-7",
          "textAfterEnd 8-10",
        ]
      ),
      (#"["a" ']b": "c"d}, "e"f"#, ["unexpected 5-6", "textAfterEnd 7-22"]),
      (#"["a", ']b": "c"d}, "e"f"#, ["trailingComma 4-5", "unexpected 6-7", "textAfterEnd 8-23"]),
      (#"{"a": 1 '"b": 2}"#, ["missingComma 7-7", "singleQuotes 8-12"]),
      (#"["a", ]"#, ["trailingComma 4-5"]), (#"{"a": 1; }"#, ["missingComma 7-8", "trailingComma 7-8"]),
    ])
  func missedOnce(_ text: String, _ expected: [String]) {
    #expect(faults(text) == expected)
  }
}
