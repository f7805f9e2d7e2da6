import KuriosaSource

/// Something that could not be checked. Never success: the exit status is 2.
public struct CheckProblem: Sendable, Hashable {
  public var path: FilePath
  /// The system's or the reader's reason, such as "permission denied".
  public var reason: String

  public init(path: FilePath, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// All that one run found, in the order of the reports. Plain data: every report format is a function of it.
public struct LintResult: Sendable {
  /// Files that were read and judged.
  public var checkedFiles: Int
  /// What could not be checked, in order of path.
  public var problems: [CheckProblem]
  /// In the order of `Diagnostic.precedes`.
  public var diagnostics: [Diagnostic]
  /// The text of every file that a finding or a note points into.
  public var sources: [FilePath: SourceText]

  public init(
    checkedFiles: Int, problems: [CheckProblem] = [], diagnostics: [Diagnostic] = [],
    sources: [FilePath: SourceText] = [:]
  ) {
    self.checkedFiles = checkedFiles
    self.problems = problems
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// Number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}
