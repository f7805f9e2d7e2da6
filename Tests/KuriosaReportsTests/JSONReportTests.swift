import KuriosaLint
import KuriosaReports
import KuriosaSource
import Testing

@Suite("json: kuriosa-lint-report/1")
struct JSONReportTests {
  @Test("Every member of the contract is there, in its order, null where there is nothing")
  func whole() {
    var sample = Sample.twoFiles
    sample.result.problems = [CheckProblem(path: FilePath("x.json"), reason: "permission denied")]
    sample.result.diagnostics.remove(at: 0)
    sample.find(
      "syntax/empty", .note, "the file is empty", at: Place(path: FilePath("y.json"), range: ByteRange(0, 0)))
    #expect(
      sample.report("json") == """
        {
          "schema": "kuriosa-lint-report/1",
          "tool": {"name": "kuriosa-lint", "version": "1.2.3"},
          "summary": {"files": 2, "errors": 1, "warnings": 1, "notes": 1},
          "problems": [
            {"path": "x.json", "reason": "permission denied"}
          ],
          "diagnostics": [
            {"rule": "fields/duplicate-key", "severity": "error", "message": "the key \\"brand\\" is used twice", \
        "path": "Templates/watch.json", "template": "builtin.watch", "pointer": "/fields/3/key", \
        "range": {"start": {"offset": 169, "line": 7, "column": 13}, "end": {"offset": 176, "line": 7, "column": 20}}, \
        "notes": [{"message": "first used here", "path": "Templates/watch.json", "pointer": "/fields/0/key", \
        "range": {"start": {"offset": 53, "line": 4, "column": 13}, "end": {"offset": 60, "line": 4, "column": 20}}}], \
        "fixes": []},
            {"rule": "document/integer-form", "severity": "warning", "message": "5.0 is an integer", \
        "path": "Templates/watch.json", "template": "builtin.watch", "pointer": "/fields/3/ratingMax", \
        "range": {"start": {"offset": 207, "line": 7, "column": 51}, "end": {"offset": 210, "line": 7, "column": 54}}, \
        "notes": [], \
        "fixes": [{"title": "write 5", "safe": true, \
        "edits": [{"path": "Templates/watch.json", "start": 207, "end": 210, "replacement": "5"}]}]},
            {"rule": "syntax/empty", "severity": "note", "message": "the file is empty", "path": "y.json", \
        "template": null, "pointer": null, \
        "range": {"start": {"offset": 0, "line": 1, "column": 1}, "end": {"offset": 0, "line": 1, "column": 1}}, \
        "notes": [], "fixes": []}
          ]
        }

        """)
  }

  @Test("A clean run has empty lists")
  func clean() {
    #expect(
      Sample().report("json") == """
        {
          "schema": "kuriosa-lint-report/1",
          "tool": {"name": "kuriosa-lint", "version": "1.2.3"},
          "summary": {"files": 0, "errors": 0, "warnings": 0, "notes": 0},
          "problems": [],
          "diagnostics": []
        }

        """)
  }

  @Test("Texts are valid JSON whatever they hold; what a terminal can't show is escaped")
  func escapes() {
    var sample = Sample()
    sample.add(FilePath([0xFF, 0x1B]), bytes: [0x5B])
    sample.find(
      "fields/wrong", .error, "a\"b\\c/\n\r\t\u{0}\u{7F}\u{202E}\u{FFFE}\u{E0041}é😀",
      at: Place(path: FilePath([0xFF, 0x1B]), range: ByteRange(0, 1)))
    let report = sample.report("json")
    #expect(
      report.contains(
        #""message": "a\"b\\c/\n\r\t\u0000\u007f\u202e\ufffe\udb40\udc41é😀", "path": "\\xFF\u001b", "template""#))
  }

  @Test("Lines and columns are 1-based, columns count code points, a byte order mark is not counted, offsets are bytes")
  func positions() {
    var sample = Sample()
    sample.add("a.json", "\u{FEFF}[\"ß😀e\u{301}\",\t1,\r\n2]")
    sample.find("fields/wrong", .error, "wrong", at: sample.place("a.json", "1"))
    sample.find("fields/wrong", .error, "wrong", at: sample.place("a.json", "2"))
    let report = sample.report("json")
    // BOM 3, [ 1, " 1, ß 2, 😀 4, e 1, U+0301 2, " 1, comma 1, tab 1: offset 17; 9 code points before it.
    #expect(report.contains(#""start": {"offset": 17, "line": 1, "column": 10}"#))
    #expect(
      report.contains(
        #""start": {"offset": 21, "line": 2, "column": 1}, "end": {"offset": 22, "line": 2, "column": 2}"#))
  }

  @Test("Without the text of a file the place is line and column 1")
  func noText() {
    var sample = Sample()
    sample.find("fields/wrong", .error, "wrong", at: Place(path: FilePath("a.json"), range: ByteRange(7, 9)))
    #expect(sample.report("json").contains(#""end": {"offset": 9, "line": 1, "column": 1}"#))
    #expect(sample.report("text").hasPrefix("a.json:1:1: error: wrong [fields/wrong]\n\n"))
  }
}
