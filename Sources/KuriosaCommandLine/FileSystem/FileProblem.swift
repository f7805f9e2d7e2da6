import KuriosaLint
import KuriosaSource

/// Something that could not be done with a file: read it, walk it, write it. Leads to exit status 2.
package struct FileProblem: Error, Hashable {
  package var path: FilePath
  /// The system's words or our own, with a lower-case start and no full stop: "permission denied".
  package var reason: String

  package init(_ path: FilePath, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  package init(_ path: FilePath, _ error: SystemError) {
    self.init(path, error.reason)
  }

  /// As the reports show it.
  package var checkProblem: CheckProblem { CheckProblem(path: path, reason: reason) }
}

/// What `body` does, with the path in its error.
func naming<Result: ~Copyable>(
  _ path: FilePath, _ body: () throws(SystemError) -> Result
) throws(FileProblem) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw FileProblem(path, error)
  }
}
