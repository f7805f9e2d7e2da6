/// How a program ends; the same for every command.
package enum ExitStatus: Int32, Sendable, Comparable {
  /// Nothing found, or only findings below the failing level.
  case clean = 0
  /// Findings, a failed verification, a difference that was asked about.
  case findings = 1
  /// The job could not be done: usage, configuration, a path that can't be read, nothing to check.
  case notDone = 2
  /// A fault of our own.
  case fault = 3

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Of two outcomes in one run the graver one counts: two wins over one.
  package func merged(with other: ExitStatus) -> ExitStatus {
    max(self, other)
  }
}
