import KuriosaLint
import KuriosaReports
import KuriosaSource
import Testing

@Suite("text: findings with their lines, notes and fixes")
struct TextReportTests {
  @Test("Each finding starts with path:line:column, its lines are underlined, then come notes elsewhere and fixes")
  func whole() {
    #expect(
      Sample.twoFiles.report("text") == """
        Templates/watch.json:2:9: error: the id "builtin.watch" is used twice [catalog/duplicate-id]
         2 |   "id": "builtin.watch",
           |         ^^^^^^^^^^^^^^^
           = note: first used at Templates/coin.json:2:9
         2 |   "id": "builtin.watch"
           |         ---------------

        Templates/watch.json:7:13: error: the key "brand" is used twice [fields/duplicate-key]
         4 |     {"key": "brand", "type": "text"},
           |             ------- first used here
        ...
         7 |     {"key": "brand", "type": "text", "ratingMax": 5.0}
           |             ^^^^^^^

        Templates/watch.json:7:51: warning: 5.0 is an integer [document/integer-form]
         7 |     {"key": "brand", "type": "text", "ratingMax": 5.0}
           |                                                   ^^^
           = fix: write 5 (safe)

        2 errors, 1 warning in 2 files
        --fix mends 1 of them

        """)
  }

  @Test("short has only the first lines")
  func short() {
    #expect(
      Sample.twoFiles.report("short") == """
        Templates/watch.json:2:9: error: the id "builtin.watch" is used twice [catalog/duplicate-id]
        Templates/watch.json:7:13: error: the key "brand" is used twice [fields/duplicate-key]
        Templates/watch.json:7:51: warning: 5.0 is an integer [document/integer-form]

        """)
  }

  @Test("What could not be checked is named with path and reason, and counted")
  func problems() {
    var sample = Sample()
    sample.add("a.json", "{}")
    sample.result.problems = [CheckProblem(path: FilePath("b\u{1B}.json"), reason: "permission denied")]
    #expect(
      sample.report("text") == """
        b\\u{1B}.json: not checked: permission denied

        nothing found in 1 file; 1 could not be checked

        """)
    #expect(sample.report("short") == "b\\u{1B}.json: not checked: permission denied\n")
  }

  @Test("A clean run says how many files were checked, and nothing when quiet")
  func clean() {
    let sample = Sample()
    #expect(sample.report("text") == "nothing found in 0 files\n")
    #expect(sample.report("text") { $0.quiet = true } == "")
    #expect(sample.report("short") == "")
  }

  @Test("Statistics count the findings by rule, the most frequent first")
  func statistics() {
    var sample = Sample.twoFiles
    for _ in 0..<9 {
      sample.find("fields/duplicate-key", .error, "again", at: sample.place("Templates/coin.json", "id"))
    }
    let lines = sample.report("short") { $0.statistics = true }.split(separator: "\n")
    #expect(
      lines.suffix(3) == [
        "10  error    fields/duplicate-key", " 1  error    catalog/duplicate-id", " 1  warning  document/integer-form",
      ])
  }

  @Test("A finding about a whole file has line and column 1 and no lines below it")
  func wholeFile() {
    var sample = Sample()
    sample.add("empty.json", "")
    sample.find(
      "syntax/empty", .error, "the file is empty", at: Place(path: FilePath("empty.json"), range: ByteRange(0, 0)))
    #expect(
      sample.report("text") { $0.quiet = true } == "empty.json:1:1: error: the file is empty [syntax/empty]\n\n")
  }

  @Test("Names, messages and labels are escaped; one finding is one line in short")
  func escaped() {
    var sample = Sample()
    sample.add("two\nlines.json", "[1, 2]")
    sample.find(
      "fields/wrong", .error, "unknown \u{1B}[31m\nsection", at: sample.place("two\nlines.json", "2"),
      notes: [Note("the \u{202E}other", at: sample.place("two\nlines.json", "1"))])
    #expect(
      sample.report("text") { $0.quiet = true } == """
        two\\nlines.json:1:5: error: unknown \\u{1B}[31m\\nsection [fields/wrong]
         1 | [1, 2]
           |     ^
           |  - the \\u{202E}other


        """)
  }

  @Test("Standard input without a name is called <stdin>")
  func standardInput() {
    var sample = Sample()
    sample.add("-", "{}")
    sample.find("fields/wrong", .note, "wrong", at: sample.place("-", "}"))
    #expect(sample.report("short") == "<stdin>:1:2: note: wrong [fields/wrong]\n")
  }

  @Test("Steps of a chain are numbered, since lines come in the order of the file")
  func chain() {
    var sample = Sample()
    sample.add("a.json", "[\n\"one\",\n\"two\"\n]")
    sample.find(
      "formulas/cycle", .error, "round", at: sample.place("a.json", "\"two\""),
      notes: [
        Note("one needs two", at: sample.place("a.json", "\"two\"")),
        Note("two needs one", at: sample.place("a.json", "\"one\"")),
      ])
    #expect(
      sample.report("text") { $0.quiet = true } == """
        a.json:3:1: error: round [formulas/cycle]
         2 | "one",
           | ----- 2: two needs one
         3 | "two"
           | ^^^^^
           | ----- 1: one needs two


        """)
  }

  @Test("At most twelve other places are shown, and how many were left out is said")
  func manyNotes() {
    var sample = Sample()
    sample.add("a.json", "[\n1,\n2\n]")
    let note = Note("here", at: sample.place("a.json", "1"))
    sample.find(
      "fields/wrong", .error, "wrong", at: sample.place("a.json", "2"), notes: Array(repeating: note, count: 15))
    let lines = sample.report("text") { $0.quiet = true }.split(separator: "\n")
    #expect(lines.filter { $0 == "   | - here" }.count == 12)
    #expect(lines.last == "   = note: and 3 more places")
  }

  @Test("Without colours the bytes are the same as with them, less the escape sequences")
  func colors() {
    let plain = Sample.twoFiles.report("text")
    let colored = Sample.twoFiles.report("text") { $0.color = true }
    var stripped = ""
    var isInside = false
    for scalar in colored.unicodeScalars {
      if scalar == "\u{1B}" { isInside = true }
      if !isInside { stripped.unicodeScalars.append(scalar) }
      if scalar == "m" && isInside { isInside = false }
    }
    #expect(stripped == plain)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mthe key \"brand\" is used twice\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;31m^^^^^^^\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;33m^^^\u{1B}[0m"))
    #expect(!plain.contains("\u{1B}"))
  }
}
