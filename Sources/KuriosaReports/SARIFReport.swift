import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// SARIF 2.1.0, within what GitHub code scanning accepts.
  static let sarif = ReportFormat(name: "sarif", summary: "SARIF 2.1.0, for code scanning") { result, options, writer in
    var report = SARIFReport(result, options)
    JSONWriter.write(to: &writer) { json in
      json.object(.lines) { json in
        json.member(
          "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        json.member("version", "2.1.0")
        json.array("runs", .lines) { json in json.object(.lines) { report.writeRun(&$0) } }
      }
    }
  }
}

/// One run: the program, its rules, how it went, and the results. `SARIFResult.swift` writes a result.
struct SARIFReport {
  /// Most results in one run: code scanning refuses a report with more.
  static let mostResults = 25_000

  let result: LintResult
  let options: ReportOptions
  let paths: ReportPaths
  let rules: [RuleDescription]
  let ruleIndexes: [String: Int]
  var positions: Positions
  var identities: FindingIdentities

  init(_ result: LintResult, _ options: ReportOptions) {
    self.result = result
    self.options = options
    paths = ReportPaths(options)
    rules = options.rules()
    let indexes = rules.enumerated().map { ($1.id, $0) }
    ruleIndexes = Dictionary(indexes, uniquingKeysWith: { first, _ in first })
    positions = Positions(result)
    identities = FindingIdentities(result, paths)
  }

  mutating func writeRun(_ json: inout JSONWriter) {
    json.object("tool", .lines) { json in json.object("driver", .lines) { writeDriver(&$0) } }
    json.member("columnKind", "unicodeCodePoints")
    json.array("invocations", .lines) { json in json.object(.lines) { writeInvocation(&$0) } }
    var room = Self.room(result)
    json.array("results", .lines) { json in
      for diagnostic in result.diagnostics {
        let identity = identities.identity(of: diagnostic)
        guard room[diagnostic.severity, default: 0] > 0 else { continue }
        room[diagnostic.severity, default: 0] -= 1
        json.object { write(diagnostic, identity, &$0) }
      }
    }
  }

  /// How many results of each severity are written: errors first, then warnings.
  private static func room(_ result: LintResult) -> [Severity: Int] {
    var left = mostResults
    var room: [Severity: Int] = [:]
    for severity in [Severity.error, .warning, .note] {
      let count = min(left, result.count(severity))
      room[severity] = count
      left -= count
    }
    return room
  }

  private func writeDriver(_ json: inout JSONWriter) {
    json.member("name", options.toolName)
    json.member("version", options.toolVersion)
    if let address = options.toolAddress { json.member("informationUri", address) }
    json.array("rules", .lines) { json in
      for rule in rules { json.object { write(rule, &$0) } }
    }
  }

  private func write(_ rule: RuleDescription, _ json: inout JSONWriter) {
    let help = rule.rationale.isEmpty ? rule.summary : rule.rationale
    json.member("id", rule.id)
    json.object("shortDescription") { $0.member("text", rule.summary) }
    json.object("fullDescription") { $0.member("text", rule.summary) }
    json.object("help") {
      $0.member("text", help)
      $0.member("markdown", help)
    }
    json.object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
    json.object("properties") { json in
      json.array("tags") { $0.string(String(rule.id.prefix { $0 != "/" })) }
      json.member("precision", "very-high")
      json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
    }
  }

  private func writeInvocation(_ json: inout JSONWriter) {
    json.member("executionSuccessful", result.problems.isEmpty)
    json.array("toolExecutionNotifications", .lines) { json in
      for problem in result.problems { json.object { write(problem, &$0) } }
      let leftOut = result.diagnostics.count - Self.mostResults
      if leftOut > 0 {
        json.object { json in
          json.member("level", "warning")
          json.object("message") {
            $0.member("text", "\(leftOut) findings are left out: a report holds at most \(Self.mostResults)")
          }
        }
      }
    }
  }

  private func write(_ problem: CheckProblem, _ json: inout JSONWriter) {
    json.member("level", "error")
    json.object("message") {
      $0.member("text", "\(visible(problem.path)) could not be checked: \(visible(problem.reason))")
    }
    guard let uri = paths.uri(problem.path) else { return }
    json.array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { json in json.object("artifactLocation") { $0.member("uri", uri) } }
      }
    }
  }
}
