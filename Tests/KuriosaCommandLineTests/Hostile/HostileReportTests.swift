import KuriosaCommandLine
import KuriosaReports
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("200,000 findings in one file", .serialized)
  struct HostileReportTests {
    private let folder: TemporaryFolder
    private let lint: MeasuredProgram

    init() throws {
      folder = try TemporaryFolder()
      lint = try MeasuredProgram("kuriosa-lint")
    }

    private func count(_ pattern: String) throws -> Int {
      let end = try ChildProcess.run([FilePath("grep"), FilePath("-cE"), FilePath(pattern), folder["report"]])
      return Int(end.outputText.split(separator: "\n").first ?? "") ?? -1
    }

    @Test("every format in time and memory that grow with them, and what is left out is said")
    func formats() throws {
      let most = lint.scaled(200_000)
      let half = try folder.write("half/a.json", HostileInput.findings(most / 2))
      let whole = try folder.write("whole/a.json", HostileInput.findings(most))
      for format in ReportFormat.all.map(\.name) {
        let arguments = "--no-config --jobs 1 --format \(format) \"$1\" >\"$2\""
        let first = try lint.run(arguments, half, folder["report"], megabytes: 400)
        let second = try lint.run(arguments, whole, folder["report"], megabytes: 400)
        #expect(first.status == 1 && second.status == 1, "\(format): \(second.errors)")
        #expect(
          second.processorTime < first.processorTime * 3 + 0.3,
          "\(format): \(first.processorTime) s, twice as much: \(second.processorTime) s")
        try expectAll(format, most)
      }
    }

    /// Beside those of the fields there are five findings about the document, or a few.
    private func expectAll(_ format: String, _ most: Int) throws {
      let patterns = [
        "text": "^[^ ]*a[.]json:.*(error|warning): ", "short": "^[^ ]*a[.]json:.*(error|warning): ",
        "json": "\"rule\":",
        "gitlab": "\"check_name\":", "junit": "<testcase ",
      ]
      if let pattern = patterns[format] {
        let found = try count(pattern)
        #expect((most..<most + 20).contains(found), "\(format): \(found) of \(most)")
      }
      if format == "sarif", most > 25_000 {
        #expect(try count("findings are left out: a report holds at most 25000") == 1)
      }
      if format == "github" {
        #expect(try count("more without annotation, since GitHub shows only 10 of a kind") == 1)
        #expect(try count("a[.]json:.*(error|warning): ") >= most - 40)
      }
    }

    @Test("a baseline of thousands of findings, in force and when all are mended")
    func baseline() throws {
      var times: [Double] = []
      for count in [lint.scaled(16_000) / 2, lint.scaled(16_000)] {
        func write(section: String) throws {
          folder.shell("rm -f \"$1\"", folder["t/a.json"])
          try folder.write(
            "t/a.json",
            HostileInput.template(count) {
              #"{"key": "k\#($0)", "type": "text", "section": "\#(section)", "label": {"en": "L\#($0)"}}"#
            })
        }
        folder.shell("rm -rf \"$1\"", folder["t"])
        try write(section: "missing")
        try folder.write("t/.kuriosa-lint.json", "{}")
        let arguments = "--quiet --jobs 1 --format short"
        let written = try lint.run(
          "\(arguments) --write-baseline \"$1\" >\"$2\"", folder["t"], folder["report"], megabytes: 400)
        #expect(written.status == 0, "\(written.errors)")
        let clean = try lint.run("\(arguments) \"$1\" >\"$2\"", folder["t"], folder["report"], megabytes: 400)
        #expect(clean.status == 0 && clean.errors.isEmpty, "\(clean.errors)")
        try write(section: "s")
        let unused = try lint.run(
          "--jobs 1 --format short \"$1\" >\"$2\"", folder["t"], folder["report"], megabytes: 400)
        #expect(unused.status == 0, "\(unused.errors)")
        #expect(try self.count("configuration/unused-exception") == count)
        times.append(written.processorTime + clean.processorTime + unused.processorTime)
      }
      #expect(times[1] < times[0] * 3 + 0.3, "\(times[0]) s, twice as much: \(times[1]) s")
    }
  }
#endif
