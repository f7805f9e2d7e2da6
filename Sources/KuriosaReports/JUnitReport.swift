import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// JUnit's XML: a test suite for each file with findings, a test for each finding. A finding below the failing level
  /// is a test that passes and is told in the suite's output.
  static let junit = ReportFormat(name: "junit", summary: "JUnit XML, for build servers") { result, options, writer in
    var report = JUnitReport(result, options)
    report.write(&writer)
  }
}

private struct JUnitReport {
  /// One test of a suite.
  struct Test {
    enum Outcome { case passed, failure, error }
    let name: String
    let outcome: Outcome
    /// `group/defect`, or what kind of error it is.
    let type: String
    let message: String
    /// Lines that tell more, where it does not pass.
    let details: [String]
  }

  let result: LintResult
  let options: ReportOptions
  let paths: ReportPaths
  var positions: Positions
  var identities: FindingIdentities
  var suiteCount = 0

  init(_ result: LintResult, _ options: ReportOptions) {
    self.result = result
    self.options = options
    paths = ReportPaths(options)
    positions = Positions(result)
    identities = FindingIdentities(result, paths)
  }

  mutating func write(_ writer: inout ReportWriter) {
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    writeGeneralSuite(&writer)
    var start = 0
    while start < result.diagnostics.count {
      let path = result.diagnostics[start].place.path
      let end = result.diagnostics[start...].firstIndex { $0.place.path != path } ?? result.diagnostics.count
      writeSuite(result.diagnostics[start..<end], &writer)
      start = end
    }
    writer.writeLine("</testsuites>")
  }

  private mutating func writeGeneralSuite(_ writer: inout ReportWriter) {
    let name = XMLText.escape(options.toolName)
    let tests = generalTests()
    begin(name, tests: tests.count, failures: 0, errors: tests.count - 1, &writer)
    for test in tests { write(test, suite: name, &writer) }
    writer.write("    <system-out></system-out>\n")
    end(&writer)
  }

  /// The findings of one file. No more than one test is in memory at a time.
  private mutating func writeSuite(_ diagnostics: ArraySlice<Diagnostic>, _ writer: inout ReportWriter) {
    let name = XMLText.escape(paths.text(diagnostics[diagnostics.startIndex].place.path))
    let failures = diagnostics.reduce(0) { $0 + (isFailing($1) ? 1 : 0) }
    begin(name, tests: diagnostics.count, failures: failures, errors: 0, &writer)
    for diagnostic in diagnostics {
      // Apart: as an argument it would be made while `self` is in use, which copies all identities.
      let test = test(diagnostic)
      write(test, suite: name, &writer)
    }
    writer.write("    <system-out>")
    for diagnostic in diagnostics where !isFailing(diagnostic) {
      for line in details(diagnostic) { writer.writeLine(XMLText.escape(line)) }
    }
    writer.write("</system-out>\n")
    end(&writer)
  }

  private func isFailing(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity >= options.failing }

  /// How many files were checked, and which could not be: a report is never without a test.
  private func generalTests() -> [Test] {
    let checked = Summary.number(result.checkedFiles, "file") + " checked"
    return [Test(name: checked, outcome: .passed, type: "", message: "", details: [])]
      + result.problems.map { problem in
        Test(
          name: paths.text(problem.path), outcome: .error, type: "not-checked",
          message: "could not be checked: \(problem.reason)", details: [])
      }
  }

  private mutating func test(_ diagnostic: Diagnostic) -> Test {
    let isFailing = isFailing(diagnostic)
    return Test(
      name: identities.identity(of: diagnostic).name, outcome: isFailing ? .failure : .passed, type: diagnostic.rule,
      message: diagnostic.message, details: isFailing ? details(diagnostic) : [])
  }

  private mutating func details(_ diagnostic: Diagnostic) -> [String] {
    var plain = options
    plain.color = false
    var details = [FirstLine.text(diagnostic, positions.start(diagnostic.place), plain)]
    for note in diagnostic.notes {
      details.append("note: \(note.message) at \(FirstLine.text(note.place.path, positions.start(note.place)))")
    }
    for fix in diagnostic.fixes { details.append("fix: \(fix.title)") }
    return details
  }

  private mutating func begin(
    _ name: String, tests: Int, failures: Int, errors: Int, _ writer: inout ReportWriter
  ) {
    // No time or host: the same input gives the same bytes.
    writer.writeLine(
      "  <testsuite name=\"\(name)\" package=\"\(XMLText.escape(options.toolName))\" id=\"\(suiteCount)\""
        + " timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" tests=\"\(tests)\""
        + " failures=\"\(failures)\" errors=\"\(errors)\" time=\"0\">")
    suiteCount += 1
    writer.writeLine("    <properties/>")
  }

  private func end(_ writer: inout ReportWriter) {
    writer.write("    <system-err/>\n  </testsuite>\n")
  }

  private func write(_ test: Test, suite: String, _ writer: inout ReportWriter) {
    writer.write("    <testcase name=\"\(XMLText.escape(test.name))\" classname=\"\(suite)\" time=\"0\"")
    guard test.outcome != .passed else { return writer.writeLine("/>") }
    let element = test.outcome == .failure ? "failure" : "error"
    writer.write(
      ">\n      <\(element) type=\"\(XMLText.escape(test.type))\" message=\"\(XMLText.escape(test.message))\">")
    writer.write(test.details.map(XMLText.escape).joined(separator: "\n"))
    writer.write("</\(element)>\n    </testcase>\n")
  }
}
