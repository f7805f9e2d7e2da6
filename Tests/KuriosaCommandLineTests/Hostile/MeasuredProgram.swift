import KuriosaCommandLine
import KuriosaSource
import Testing

/// A program under a limit of memory and time, as `make build` made it where that is not older than the sources; else the
/// one beside the tests, which is slow, so that inputs are a sixteenth as large. A sanitizer needs more memory than any
/// limit.
struct MeasuredProgram {
  struct End {
    var status: Int32
    /// Of the program alone, in seconds, whatever else the machine does.
    var processorTime: Double
    var errors: String
  }

  let path: FilePath
  let isOptimized: Bool

  init(_ name: String) throws {
    let release = packageRoot.appending(".build-release/release/\(name)".utf8)
    let isFresh = "test -x \"$1\" && test -z \"$(find \"$2/Sources\" -name '*.swift' -newer \"$1\" | head -n 1)\""
    let words = ["sh", "-c", isFresh, "sh"].map { FilePath($0) } + [release, packageRoot]
    isOptimized = (try? ChildProcess.run(words))?.status == 0
    path = try isOptimized ? release : BuiltProgram(name).path
  }

  /// The size to use for an input.
  func scaled(_ size: Int) -> Int { isOptimized ? size : size / 16 }

  /// Runs the program with words of a shell in which `$1` … are the paths. Memory beyond `megabytes` can't be had.
  func run(_ arguments: String, _ paths: FilePath..., megabytes: Int) throws -> End {
    let limit = (megabytes + (isOptimized ? 0 : 300)) * 1024
    // What the shell itself takes does not count: `times` tells of its children on the second line.
    let memory = isSanitized && !isOptimized ? "unlimited" : String(limit)
    let script =
      "program=$0; ulimit -v \(memory); ulimit -t 120; $program \(arguments); status=$?; times >&2; exit $status"
    let end = try ChildProcess.run(["sh", "-c", script].map { FilePath($0) } + [path] + paths)
    let lines = end.errorText.split(separator: "\n")
    let times = lines.last?.split(separator: " ").compactMap { Self.seconds($0) } ?? []
    try #require(times.count == 2, "\(end.errorText)")
    return End(
      status: end.status, processorTime: times[0] + times[1], errors: lines.dropLast(2).joined(separator: "\n"))
  }

  /// `1m2.5s` in seconds.
  private static func seconds(_ text: Substring) -> Double? {
    let parts = text.dropLast().split(separator: "m")
    guard parts.count == 2, let minutes = Double(parts[0]), let rest = Double(parts[1]) else { return nil }
    return minutes * 60 + rest
  }
}
