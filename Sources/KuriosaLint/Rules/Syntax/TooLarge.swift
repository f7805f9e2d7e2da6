import KuriosaJSON
import KuriosaSource

/// A file over the size limit is not read at all: a template of that size can only be a mistake, and the app would need
/// as much memory to load it. Decision 8: "files over 16 MiB: E, one clear finding".
enum TooLarge {
  static func diagnostic(_ path: FilePath, _ size: Int, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      rule: Rule.tooLarge.id, severity: severity, message: message(size),
      place: Place(path: path, range: ByteRange(0, 0)))
  }

  static func message(_ size: Int) -> String {
    "the file has \(size) bytes, and a template may have at most \(JSONLimits.size) (16 MiB); it was not read"
  }
}

extension Rule {
  static let tooLarge = Rule(
    id: "syntax/too-large", severity: .error,
    summary: "A file is larger than 16 MiB",
    rationale: """
      The largest real template is a few hundred kilobytes. A file over 16 MiB is something else that has the wrong name,
      or was written by a program that ran wild. It is not read, so nothing else is said about it.
      """,
    reference: "decision 8",
    triggering: [], passing: [],
    check: .elsewhere)
}
