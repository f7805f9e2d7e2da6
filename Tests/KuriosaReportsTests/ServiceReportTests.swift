import KuriosaLint
import KuriosaReports
import KuriosaSource
import Testing

@Suite("gitlab: code quality")
struct GitLabReportTests {
  @Test("A finding has description, rule, fingerprint, severity, path and line")
  func whole() {
    let lines = Sample.twoFiles.report("gitlab").split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[3].hasPrefix(
        #"  {"description": "5.0 is an integer", "check_name": "document/integer-form", "fingerprint": ""#))
    #expect(
      lines[3].hasSuffix(
        #"", "severity": "minor", "location": {"path": "Templates/watch.json", "lines": {"begin": 7}}}"#))
  }

  @Test("It is what GitLab reads, whatever the texts are", arguments: NamedSample.allCases)
  func valid(named: NamedSample) {
    Validator.run(ValidatorScript.gitlab, on: named.sample.bytes("gitlab"))
    let schema = Validator.packageRoot + "/Fixtures/schemas/gitlab-code-quality.schema.json"
    Validator.run(ValidatorScript.jsonSchema, on: named.sample.bytes("gitlab"), [schema])
  }

  @Test("What could not be checked is a finding too")
  func problems() {
    var sample = Sample()
    sample.result.problems = [CheckProblem(path: FilePath("./b.json"), reason: "permission denied")]
    let report = sample.report("gitlab")
    #expect(report.contains(#""description": "could not be checked: permission denied", "check_name": "not-checked""#))
    #expect(report.contains(#""severity": "blocker", "location": {"path": "b.json", "lines": {"begin": 1}}"#))
  }
}

@Suite("junit: tests for build servers")
struct JUnitReportTests {
  @Test("A suite for each file with findings, a test for each finding; what is below the failing level passes")
  func whole() {
    var sample = Sample()
    sample.add("a.json", "[1, 2]")
    sample.find(
      "fields/wrong", .error, "\"1\" < 2", at: sample.place("a.json", "1", pointer: "/0"),
      notes: [Note("more", at: sample.place("a.json", "2"))], fixes: [FixIt("write 2", isSafe: true, edits: [])])
    sample.find("fields/odd", .warning, "odd & more", at: sample.place("a.json", "2", pointer: "/1"))
    sample.result.problems = [CheckProblem(path: FilePath("b.json"), reason: "permission denied")]
    let time = "timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\""
    #expect(
      sample.report("junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="kuriosa-lint" package="kuriosa-lint" id="0" \(time) tests="2" failures="0" errors="1" time="0">
            <properties/>
            <testcase name="1 file checked" classname="kuriosa-lint" time="0"/>
            <testcase name="b.json" classname="kuriosa-lint" time="0">
              <error type="not-checked" message="could not be checked: permission denied"></error>
            </testcase>
            <system-out></system-out>
            <system-err/>
          </testsuite>
          <testsuite name="a.json" package="kuriosa-lint" id="1" \(time) tests="2" failures="1" errors="0" time="0">
            <properties/>
            <testcase name="fields/wrong /0" classname="a.json" time="0">
              <failure type="fields/wrong" message="&quot;1&quot; &lt; 2">\
        a.json:1:2: error: &quot;1&quot; &lt; 2 [fields/wrong]
        note: more at a.json:1:5
        fix: write 2</failure>
            </testcase>
            <testcase name="fields/odd /1" classname="a.json" time="0"/>
            <system-out>a.json:1:5: warning: odd &amp; more [fields/odd]
        </system-out>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
    #expect(sample.report("junit") { $0.failing = .warning }.contains("tests=\"2\" failures=\"2\""))
  }

  @Test("It holds to the schema, and every XML 1.0 parser reads it", arguments: NamedSample.allCases)
  func valid(named: NamedSample) {
    let bytes = named.sample.bytes("junit")
    Validator.run(ValidatorScript.junit, on: bytes)
    Validator.run(ValidatorScript.xmlSchema, on: bytes, schema: "junit.xsd")
  }

  @Test("Characters that XML can't hold are written out")
  func controls() {
    var sample = Sample()
    sample.find(
      "fields/wrong", .error, "\u{1B}\u{FFFE}\u{0}]]>", at: Place(path: FilePath("a.json"), range: ByteRange(0, 0)))
    #expect(sample.report("junit").contains("message=\"\\u{1B}\\u{FFFE}\\u{0}]]&gt;\""))
  }
}

@Suite("All formats")
struct ReportFormatTests {
  @Test("The JSON report holds to its schema, whatever the texts are", arguments: NamedSample.allCases)
  func jsonSchema(named: NamedSample) {
    let schema = Validator.packageRoot + "/Fixtures/schemas/kuriosa-lint-report-1.schema.json"
    Validator.run(ValidatorScript.jsonSchema, on: named.sample.bytes("json"), [schema])
  }

  @Test("Every byte of a report is valid UTF-8 without controls other than line ends", arguments: ReportFormat.all)
  func clean(format: ReportFormat) {
    var options = ReportOptions()
    Sample.serverOptions(&options)
    let bytes = format.bytes(of: Sample.hostile.result, options)
    #expect(String(validating: bytes, as: UTF8.self) != nil)
    #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
    for hidden in ["\u{202E}", "\u{FFFE}", "\u{E0041}", "\u{FEFF}"] {
      #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(hidden.unicodeScalars.first!))
    }
  }

  @Test("The pieces that a writer hands on are the report, in order", arguments: ReportFormat.all)
  func pieces(format: ReportFormat) {
    var sample = Sample.twoFiles
    for _ in 0..<400 { sample.result.diagnostics += Sample.twoFiles.result.diagnostics }
    var pieces: [Int] = []
    var joined: ContiguousArray<UInt8> = []
    var writer = ReportWriter {
      pieces.append($0.count)
      joined += $0
    }
    format.write(sample.result, ReportOptions(), &writer)
    writer.flush()
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0 < 3 * ReportWriter.pieceSize })
    #expect(joined == format.bytes(of: sample.result, ReportOptions()))
  }

  @Test("Formats are found by name, and no name is there twice")
  func names() {
    #expect(ReportFormat.all.map(\.name) == ["text", "short", "json", "sarif", "github", "gitlab", "junit"])
    #expect(ReportFormat.named("sarif")?.name == "sarif")
    #expect(ReportFormat.named("xml") == nil)
  }
}

extension ReportFormat: CustomTestStringConvertible {
  public var testDescription: String { name }
}
