import KuriosaLint
import KuriosaReports
import KuriosaSource
import Testing

@Suite("github: annotations of a workflow")
struct GitHubReportTests {
  @Test("One command for each finding, with its place and the rule as title")
  func whole() {
    #expect(
      Sample.twoFiles.report("github") == """
        ::error file=Templates/watch.json,line=2,endLine=2,col=9,endColumn=24,title=catalog/duplicate-id::\
        the id "builtin.watch" is used twice
        ::error file=Templates/watch.json,line=7,endLine=7,col=13,endColumn=20,title=fields/duplicate-key::\
        the key "brand" is used twice
        ::warning file=Templates/watch.json,line=7,endLine=7,col=51,endColumn=54,title=document/integer-form::\
        5.0 is an integer

        """)
  }

  @Test("In a message only %, CR and LF are encoded; in properties : and , too")
  func escapes() {
    var sample = Sample()
    sample.add("a:b,%.json", "[1]")
    sample.find("fields/wrong", .note, "'a, b: c' 100%0A\r\nnext \u{1B}[31m", at: sample.place("a:b,%.json", "1"))
    #expect(
      sample.report("github") == """
        ::notice file=a%3Ab%2C%25.json,line=1,endLine=1,col=2,endColumn=3,title=fields/wrong::\
        'a, b: c' 100%250A%0D%0Anext \\u{1B}[31m

        """)
  }

  @Test("A range over several lines has no columns; standard input has no file")
  func places() {
    var sample = Sample()
    sample.add("a.json", "[1,\n2]")
    sample.add("-", "[]")
    sample.find("fields/wrong", .error, "wrong", at: sample.place("a.json", "1,\n2"))
    sample.find("fields/wrong", .error, "wrong", at: sample.place("-", "["))
    #expect(
      sample.report("github") == """
        ::error file=a.json,line=1,endLine=2,title=fields/wrong::wrong
        ::error title=fields/wrong::wrong

        """)
  }

  @Test("Beyond ten of a kind they are plain lines that are no commands, and their number is said")
  func limits() {
    var sample = Sample()
    sample.add("::error::a.json", "[1]")
    let place = sample.place("::error::a.json", "1")
    for _ in 0..<12 { sample.find("fields/wrong", .error, "##[group]x", at: place) }
    sample.find("fields/wrong", .warning, "wrong", at: place)
    sample.result.problems = [CheckProblem(path: FilePath("b.json"), reason: "permission denied")]
    let lines = sample.report("github").split(separator: "\n")
    #expect(lines[0] == "::error title=not checked::b.json could not be checked: permission denied")
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
    #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 1)
    #expect(
      lines.dropFirst(11) == [
        "3 more without annotation, since GitHub shows only 10 of a kind:",
        "  ::error::a.json:1:2: error: #\\#[group]x [fields/wrong]",
        "  ::error::a.json:1:2: error: #\\#[group]x [fields/wrong]",
        "  ::error::a.json:1:2: error: #\\#[group]x [fields/wrong]",
      ])
    // The runner looks for commands behind white space too: only a line that starts so is one.
    #expect(!lines.dropFirst(11).contains { $0.hasPrefix("::") || $0.contains("##[") })
  }

  @Test("No text of a template makes a line of its own")
  func lines() {
    let hostile = Sample.hostile
    let lines = hostile.report("github", Sample.serverOptions).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == hostile.result.diagnostics.count + hostile.result.problems.count + 2)
  }

  @Test("The page of the step is a table of all findings in which text stays text")
  func summary() {
    var sample = Sample()
    sample.add("a_b.json", "[1]")
    sample.find("fields/wrong", .error, "<b> `x` | [a](b) *\n@me", at: sample.place("a_b.json", "1"))
    sample.result.problems = [CheckProblem(path: FilePath("b.json"), reason: "permission denied")]
    let bytes = ReportFormat.githubSummary.bytes(of: sample.result, ReportOptions())
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        ### kuriosa-lint: 1 error in 1 file; 1 could not be checked

        - **not checked:** b.json: permission denied

        | | Place | Finding | Rule |
        | --- | --- | --- | --- |
        | error | a\\_b.json:1:2 | &lt;b&gt; \\`x\\` \\| \\[a\\](b) \\*\\\\n&#64;me | fields/wrong |

        """)
  }

  @Test("The page holds to the service's limit of one mebibyte and says how many findings did not fit")
  func summaryLimit() {
    var sample = Sample()
    let place = Place(path: FilePath("a.json"), range: ByteRange(0, 0))
    for _ in 0..<20_000 { sample.find("fields/wrong", .error, String(repeating: "x", count: 60), at: place) }
    let bytes = ReportFormat.githubSummary.bytes(of: sample.result, ReportOptions())
    #expect(bytes.count <= 1 << 20)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| error") }.count
    #expect(lines.last == "\(20_000 - rows) more did not fit on this page.")
  }
}
