import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// GitLab's code quality report: an array of findings. It has no other place for what could not be checked, so that is
  /// a finding too.
  static let gitlab = ReportFormat(name: "gitlab", summary: "code quality report for GitLab") {
    result, options, writer in
    let paths = ReportPaths(options)
    var positions = Positions(result)
    var identities = FindingIdentities(result, paths)
    JSONWriter.write(to: &writer) { json in
      json.array(.lines) { json in
        for problem in result.problems {
          let finding = GitLabFinding(
            description: "could not be checked: " + problem.reason, rule: "not-checked", severity: "blocker",
            path: paths.text(problem.path), line: 1, fingerprint: identities.identity(of: problem).fingerprint)
          json.object { finding.write(&$0) }
        }
        for diagnostic in result.diagnostics {
          let finding = GitLabFinding(
            description: diagnostic.message, rule: diagnostic.rule, severity: severity(diagnostic.severity),
            path: paths.text(diagnostic.place.path), line: positions.start(diagnostic.place).line,
            fingerprint: identities.identity(of: diagnostic).fingerprint)
          json.object { finding.write(&$0) }
        }
      }
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}

private struct GitLabFinding {
  let description: String
  let rule: String
  let severity: String
  let path: String
  let line: Int
  let fingerprint: String

  func write(_ json: inout JSONWriter) {
    json.member("description", visible(description))
    json.member("check_name", rule)
    json.member("fingerprint", fingerprint)
    json.member("severity", severity)
    json.object("location") { json in
      json.member("path", path)
      json.object("lines") { $0.member("begin", line) }
    }
  }
}
