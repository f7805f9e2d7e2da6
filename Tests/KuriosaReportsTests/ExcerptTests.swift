import KuriosaReports
import KuriosaSource
import Testing

@Suite("text: the underline stands below its place")
struct ExcerptTests {
  @Test("Wide characters take two cells, combining ones none")
  func wide() {
    #expect(
      Sample.excerpt("[\"日本\", \"e\u{301}e\u{301}\", \"ß😀\", 7]", of: "7") == """
         1 | ["日本", "e\u{301}e\u{301}", "ß😀", 7]
           |                       ^
        """)
    #expect(
      Sample.excerpt("[\"日本\"]", of: "日本") == """
         1 | ["日本"]
           |   ^^^^
        """)
  }

  @Test("A combining mark alone is underlined below the letter that carries it")
  func combining() {
    #expect(
      Sample.excerpt("[\"ae\u{301}\"]", of: "\u{301}") == """
         1 | ["ae\u{301}"]
           |    ^
        """)
  }

  @Test("Invisible characters and bytes that are not UTF-8 are written out, and the underline follows")
  func hidden() {
    #expect(
      Sample.excerpt("[\"a\u{202E}b\", 1]", of: "1") == """
         1 | ["a\\u{202E}b", 1]
           |                ^
        """)
    #expect(
      Sample.excerpt("[\"👩\u{200D}👦\", 1]", of: "\u{200D}") == """
         1 | ["👩\\u{200D}👦", 1]
           |     ^^^^^^^^
        """)
    #expect(
      Sample.excerpt([0x22, 0xFF, 0x1B, 0x22], 1, 2) == """
         1 | "\\xFF\\u{1B}"
           |  ^^^^
        """)
    #expect(
      Sample.excerpt([0x22, 0xE2, 0x82, 0x22, 0x31], 4, 5) == """
         1 | "\\xE2\\x82"1
           |           ^
        """)
  }

  @Test("A tab is shown as four spaces")
  func tabs() {
    #expect(
      Sample.excerpt("\t\t\"a\":\t1", of: "1") == """
         1 |         "a":    1
           |                 ^
        """)
  }

  @Test("LF, CRLF and a lone CR end a line and are not shown", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let text = ["[", "  1,", "  2", "]"].joined(separator: end)
    #expect(
      Sample.excerpt(text, of: "1") == """
         2 |   1,
           |   ^
        """)
  }

  @Test("A range that is the line end itself is underlined behind the line")
  func lineEndItself() {
    #expect(
      Sample.excerpt(Array("[\"a\nb\"]".utf8), 3, 4) == """
         1 | ["a
           |    ^
        """)
  }

  @Test("A byte order mark is neither shown nor counted")
  func byteOrderMark() {
    #expect(
      Sample.excerpt("\u{FEFF}[1]", of: "1") == """
         1 | [1]
           |  ^
        """)
    #expect(
      Sample.excerpt(Array("\u{FEFF}[1]".utf8), 0, 3) == """
         1 | [1]
           | ^
        """)
  }

  @Test("The end of the file can be underlined, with and without a line end before it")
  func endOfFile() {
    #expect(
      Sample.excerpt(Array("[1".utf8), 2, 2) == """
         1 | [1
           |   ^
        """)
    #expect(
      Sample.excerpt(Array("[1\n".utf8), 3, 3) == """
         2 |
           | ^
        """)
  }

  @Test("A range over several lines is underlined in its first line, and its last line is named")
  func severalLines() {
    #expect(
      Sample.excerpt("[1, {\n  \"a\": 2,\n  \"b\": 3\n}]\n", of: "{\n  \"a\": 2,\n  \"b\": 3\n}") == """
         1 | [1, {
           |     ^… (to line 4)
        """)
    #expect(
      Sample.excerpt("[1,\n2]", of: "1,\n") == """
         1 | [1,
           |  ^^
        """)
  }

  @Test("A brace alone tells nothing: the two lines behind it are shown too")
  func braceAlone() {
    #expect(
      Sample.excerpt("[\n  {\n    \"a\": 1,\n    \"b\": 2,\n    \"c\": 3\n  }\n]\n", of: "{") == """
         2 |   {
           |   ^
         3 |     "a": 1,
         4 |     "b": 2,
        """)
  }

  @Test("One line between two marked lines is shown, more are left out")
  func gaps() {
    var sample = Sample()
    sample.add("a.json", "[\n10,\n11,\n12,\n13,\n14,\n15,\n16,\n17\n]")
    let excerpt = sample.excerpt(
      at: sample.place("a.json", "10"),
      notes: [
        .init("two below", at: sample.place("a.json", "12")), .init("far below", at: sample.place("a.json", "17")),
      ])
    #expect(
      excerpt == """
         2 | 10,
           | ^^
         3 | 11,
         4 | 12,
           | -- two below
        ...
         9 | 17
           | -- far below
        """)
  }

  @Test("Line numbers of different length are aligned")
  func gutter() {
    var sample = Sample()
    sample.add("a.json", "[" + String(repeating: "\n1,", count: 9) + "\n2]")
    let excerpt = sample.excerpt(
      at: sample.place("a.json", "2"), notes: [.init("before", at: sample.place("a.json", "1", occurrence: 8))])
    #expect(
      excerpt == """
          9 | 1,
            | - before
         10 | 1,
         11 | 2]
            | ^
        """)
  }
}

@Suite("text: long lines are cut around the place")
struct LongLineTests {
  /// 40 cells in all: 1 digit and 4 around it leave 35 for the line.
  private let width = 40

  @Test("A place in the middle has context on both sides, and … where the line was cut")
  func middle() {
    let text = String(repeating: "a", count: 100) + "XYZ" + String(repeating: "b", count: 100)
    // 33 characters fit between the two …: 15 before the place, the place, 15 behind it.
    #expect(
      Sample.excerpt(text, of: "XYZ", width: width) == """
         1 | …aaaaaaaaaaaaaaaXYZbbbbbbbbbbbbbbb…
           |                 ^^^
        """)
  }

  @Test("A place near the start or the end keeps that end of the line")
  func ends() {
    let tail = String(repeating: "b", count: 100)
    #expect(
      Sample.excerpt("[X" + tail, of: "X", width: width) == """
         1 | [Xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
           |  ^
        """)
    #expect(
      Sample.excerpt(tail + "X]", of: "X", width: width) == """
         1 | …bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbX]
           |                                 ^
        """)
  }

  @Test("A place longer than the window is underlined to its cut")
  func longPlace() {
    let place = String(repeating: "x", count: 100)
    #expect(
      Sample.excerpt("[12345678, " + place + "]", of: place, width: width) == """
         1 | …345678, xxxxxxxxxxxxxxxxxxxxxxxxx…
           |          ^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
  }

  @Test("Wide characters count two cells when a line is cut")
  func wide() {
    let text = String(repeating: "日", count: 60) + "X" + String(repeating: "本", count: 60)
    // 33 cells: 16 before the place (8 wide characters), the place, 16 behind it.
    #expect(
      Sample.excerpt(text, of: "X", width: width) == """
         1 | …日日日日日日日日X本本本本本本本本…
           |                  ^
        """)
  }

  @Test("Two places far apart in one line are shown apart, each with the line's number")
  func farApart() {
    var sample = Sample()
    sample.add("a.json", "[A" + String(repeating: "-", count: 200) + "B]")
    let excerpt = sample.excerpt(
      at: sample.place("a.json", "B"), notes: [.init("first used here", at: sample.place("a.json", "A"))], width: width)
    let line = String(repeating: "-", count: 31)
    #expect(
      excerpt == """
         1 | [A\(line)…
           |  - first used here
         1 | …\(line)B]
           | \(String(repeating: " ", count: 32))^
        """)
  }

  @Test("The time for a finding at the end of a long line does not grow with the line")
  func linear() {
    var sample = Sample()
    sample.add("a.json", "[" + String(repeating: "1, ", count: 700_000) + "2]")
    let place = sample.place("a.json", "2")
    for _ in 0..<2000 { sample.find("fields/wrong", .error, "wrong", at: place) }
    let start = ContinuousClock.now
    let report = sample.report("text")
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(report.utf8.count < 2000 * 400)
  }
}
