import KuriosaJSON
import KuriosaSource
import Testing

@testable import KuriosaLint

/// A complete template in which `part` stands among the members.
private func template(_ part: String) -> String {
  """
  {"id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", "version": 1, "sections": [], "fields": [],
  \(part)}
  """
}

private let rest = #", "name": {"en": "Kites"}"#

@Suite("what is said about syntax")
struct SyntaxMessageTests {
  static let cases: [(part: String, finding: String)] = [
    (
      #""icon": "wind" "name": {"en": "Kites"}"#,
      "2:15: error: a comma is missing here [syntax/missing-comma]"
    ),
    (
      #""icon": "wind"; "name": {"en": "Kites"}"#,
      "2:15: error: entries are separated by a comma, not by \";\" [syntax/missing-comma]"
    ),
    (
      #""icon": "wind", "name": {"en": "Kites",}"#,
      "2:39: error: there is no entry behind this comma, so it can't stay [syntax/trailing-comma]"
    ),
    (
      #""icon": "wind",, "name": {"en": "Kites"}"#,
      "2:16: error: there is no entry before this comma [syntax/extra-comma]"
    ),
    (
      #""icon" "wind", "name": {"en": "Kites"}"#,
      "2:7: error: a colon is missing behind this key [syntax/missing-colon]"
    ),
    (
      #""icon" = "wind", "name": {"en": "Kites"}"#,
      "2:8: error: a key is followed by a colon, not by \"=\" [syntax/missing-colon]"
    ),
    (
      #""icon": , "name": {"en": "Kites"}"#,
      "2:1: error: \"icon\" has no value; write \": \" and the value behind it, or remove it [syntax/missing-value]"
    ),
    (
      #"icon: "wind", "name": {"en": "Kites"}"#,
      "2:1: error: the key icon needs double quotes around it [syntax/unquoted-key]"
    ),
    (
      #""icon": 'wind', "name": {"en": "Kites"}"#,
      "2:9: error: a text stands in double quotes, not in single quotes [syntax/single-quotes]"
    ),
    (
      #""icon": wind, "name": {"en": "Kites"}"#,
      "2:9: error: wind is no value; a text needs double quotes around it [syntax/bare-word]"
    ),
    (
      #""icon": None, "name": {"en": "Kites"}"#,
      "2:9: error: None is no value; leave the key out where there is none [syntax/bare-word]"
    ),
    (
      #""icon": NaN, "name": {"en": "Kites"}"#,
      "2:9: error: JSON has no NaN; a number is written in digits [syntax/bare-word]"
    ),
    (
      #""icon": "wi\qnd", "name": {"en": "Kites"}"#,
      "2:12: error: \\q is no escape; a backslash that is meant as one is doubled [syntax/invalid-escape]"
    ),
    (
      #""icon": "wi\u00nd", "name": {"en": "Kites"}"#,
      "2:12: error: \\u needs four hexadecimal digits behind it [syntax/invalid-escape]"
    ),
    (
      #""icon": "\ud83d", "name": {"en": "Kites"}"#,
      "2:10: error: \\ud83d is half of a character, and the other half is not beside it [syntax/lone-surrogate]"
    ),
    (
      #""icon": "wind" /* there is no kite */, "name": {"en": "Kites"}"#,
      "2:16: error: JSON has no comments [syntax/comment]"
    ),
    (
      #""icon": 1], "name": {"en": "Kites"}"#,
      "2:10: error: nothing was opened that this \"]\" could close [syntax/unexpected-bracket]"
    ),
    (
      #""icon": -, "name": {"en": "Kites"}"#,
      "2:9: error: there is no number behind the minus sign [syntax/invalid-number]"
    ),
  ]

  @Test("each fault is one finding at its place", arguments: cases)
  func message(_ part: String, _ finding: String) {
    let found = FindingLines.of(template(part)).filter { $0.contains("[syntax/") }
    #expect(found == [finding])
  }

  @Test("both the opener, as a note, and the place of an unclosed bracket")
  func unclosed() {
    let text = #"{"id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", "sections": [{"id": "main""#
    #expect(
      FindingLines.of(text) == [
        "1:81: error: the object is not closed, \"}\" is missing here, and so are 2 brackets around it "
          + "[syntax/unclosed-bracket]",
        "  1:68: note: it was opened here",
      ])
  }

  @Test("what stands behind the end is one finding")
  func afterEnd() {
    #expect(
      FindingLines.of(template(#""icon": "wind""# + rest) + "} ]\n") == [
        "2:41: error: nothing was opened that this \"} ]\" could close [syntax/unexpected-bracket]"
      ])
    #expect(
      FindingLines.of(template(#""icon": "wind""# + rest) + ", {}\n") == [
        "2:41: error: the template ends before this; nothing can stand behind its last brace [syntax/text-after-end]"
      ])
  }

  @Test("an empty file has no JSON value, at line 1 column 1", arguments: ["", " \n \n", "\t"])
  func empty(_ text: String) {
    #expect(
      FindingLines.of(text) == [
        "1:1: error: there is no JSON value in this file; a template is an object in braces [syntax/no-value]"
      ])
  }

  @Test("a byte order mark is a warning and is not counted in columns")
  func byteOrderMark() {
    #expect(
      FindingLines.of("\u{FEFF}") == [
        "1:1: warning: the file begins with an invisible byte order mark, which not every reader takes "
          + "[syntax/byte-order-mark]",
        "1:1: error: there is no JSON value in this file; a template is an object in braces [syntax/no-value]",
      ])
  }

  @Test("UTF-16 and UTF-32 are an error, and nothing else is said", arguments: [("UTF-16", 1), ("UTF-32", 3)])
  func otherEncoding(_ name: String, _ zeros: Int) {
    let padding = [UInt8](repeating: 0, count: zeros)
    let bytes = Array("{\"id\":1}".utf8.map { [$0] + padding }.joined())
    #expect(
      FindingLines.of(SourceText(bytes)) == [
        "1:1: error: the file is \(name), and a template is UTF-8; save it with the encoding UTF-8 "
          + "[syntax/wrong-encoding]"
      ])
  }

  @Test(
    "invalid UTF-8 (overlong forms and encoded surrogates too) is an error",
    arguments: [([0xFF], "byte FF"), ([0xC0, 0x80], "bytes C0 80"), ([0xED, 0xA0, 0x80], "bytes ED A0 80")])
  func invalidUTF8(_ bytes: [UInt8], _ shown: String) {
    let start = Array(template(#""icon": "wind", "name": {"en": "Kites"#).utf8.dropLast())
    #expect(
      FindingLines.of(SourceText(start + bytes + Array("\"}}".utf8))) == [
        "2:38: error: the \(shown) can't be read as UTF-8; save the file with the encoding UTF-8 [syntax/invalid-utf8]"
      ])
  }

  @Test("nesting deeper than 128 (the root is level 1) is one finding", arguments: [127, 128, 1000])
  func depth(_ arrays: Int) {
    let nested = String(repeating: "[", count: arrays) + String(repeating: "]", count: arrays)
    let found = FindingLines.of(template(#""icon": "wind", "x": "# + nested + rest)).filter { $0.contains("error") }
    let finding =
      "2:149: error: this list is nested too deep: 128 levels are allowed, and it was not read [syntax/too-deep]"
    #expect(found == (arrays > 127 ? [finding] : []))
  }

  @Test("after 10,000 faults the rest is not read, and that is said once")
  func tooMany() {
    let text = template(#""icon": "wind", "x": ["# + String(repeating: ",", count: 20_000) + "]" + rest)
    let found = FindingLines.of(text).filter { $0.contains("error") && !$0.contains("extra-comma") }
    #expect(
      found == [
        "2:10023: error: the file has more than 10000 faults; from here on it was not read [syntax/too-many-faults]"
      ])
  }
}

@Suite("mends of syntax")
struct SyntaxFixTests {
  static let cases: [(wrong: String, right: String)] = [
    (#""icon": "wind" "x": 1"#, #""icon": "wind", "x": 1"#),
    (#""icon": "wind"; "x": 1"#, #""icon": "wind", "x": 1"#),
    (#""icon": "wind", "x": [1,]"#, #""icon": "wind", "x": [1]"#),
    (#""icon": "wind",, "x": 1"#, #""icon": "wind", "x": 1"#),
    (#""icon" "wind""#, #""icon": "wind""#),
    (#"icon: "wind""#, #""icon": "wind""#),
    (#"'icon': 'wi"n\'d'"#, #""icon": "wi\"n'd""#),
    (#""icon": True"#, #""icon": true"#),
    (#""icon": FALSE"#, #""icon": false"#),
    (#""x": 1, "icon": undefined"#, #""x": 1"#),
    (#""x": [1, None], "icon": 1"#, #""x": [1], "icon": 1"#),
    (#""icon": wind"#, #""icon": "wind""#),
    (#""icon": 007"#, #""icon": 7"#),
    (#""icon": -00.5"#, #""icon": -0.5"#),
    (#""icon": +1"#, #""icon": 1"#),
    (#""icon": .5"#, #""icon": 0.5"#),
    (#""icon": 1."#, #""icon": 1"#),
    (#""icon": 0x1F"#, #""icon": 31"#),
    (#""icon": 1_000"#, #""icon": 1000"#),
    (#""icon": "wind" // a kite"#, #""icon": "wind""#),
    ("\"x\": 1,\n  # a kite\n  \"icon\": 1", "\"x\": 1,\n  \"icon\": 1"),
    (#""icon": /* a kite */ "wind""#, #""icon":  "wind""#),
    ("\"icon\": \"up \n   and down\"", #""icon": "up and down""#),
    ("\"icon\": \"up\u{0}\"", #""icon": "up""#),
    (#""icon": "don\'t""#, #""icon": "don't""#),
    (#""icon": "a\q""#, #""icon": "a\\q""#),
    ("\"icon\": \"wind,\n\"x\": 1", "\"icon\": \"wind\",\n\"x\": 1"),
    (#""x": [1, "icon": 2"#, #""x": [1, "icon": 2"#),
    (#""x": {1: 2}"#, #""x": {"1": 2}"#),
    (#""icon": "wind"]"#, #""icon": "wind""#),
  ]

  @Test("a likely mend makes the text well formed", arguments: cases.filter { $0.wrong != $0.right })
  func mend(_ wrong: String, _ right: String) {
    // The line break keeps a comment to the end of the line from taking the brace along.
    let fixed = FindingLines.fixed("{\(wrong)\n}", rules: "syntax/")
    #expect(fixed == "{\(right)\n}")
    #expect(JSONTree(parsing: SourceText(fixed)).faults.isEmpty)
  }

  @Test("mends of syntax are never safe")
  func unsafe() {
    let fixes = Self.cases.flatMap { part in
      FindingLines.linter.check([(FilePath("a.json"), SourceText("{\(part.wrong)\n}"))]).diagnostics
        .filter { $0.rule.hasPrefix("syntax/") }.flatMap(\.fixes)
    }
    let areSafe = fixes.map(\.isSafe)
    #expect(!fixes.isEmpty && !areSafe.contains(true))
  }

  @Test("removing the byte order mark is safe")
  func byteOrderMark() {
    let text = "\u{FEFF}" + template(#""icon": "wind""# + rest)
    #expect(FindingLines.fixed(text, safeOnly: true).utf8.first == UInt8(ascii: "{"))
  }
}

@Suite("every fault of the parser")
struct SyntaxCoverageTests {
  @Test("is reported by exactly one rule, which is registered")
  func owners() {
    let text = "[,1 2 'a' b +1 /* */ \"\\q\\ud800\t\", {1:2 a:3, \"b\" 4,}, \"c"
    let tree = JSONTree(parsing: SourceText(text))
    #expect(tree.faults.count > 8)
    for fault in tree.faults { #expect(Registry.rule(fault.kind.rule) != nil) }
    let found = FindingLines.of(text).filter { $0.contains("[syntax/") }
    #expect(found.count == tree.faults.count)
  }
}
