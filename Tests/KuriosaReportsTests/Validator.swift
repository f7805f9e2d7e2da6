import KuriosaSource
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Judges reports with programs that others wrote: Python with its parsers and, for schemas, `jsonschema` and `lxml`.
enum Validator {
  /// Where the package lies.
  static let packageRoot: String = {
    let components = #filePath.split(separator: "/").dropLast(3)
    return "/" + components.joined(separator: "/")
  }()

  /// The folder with schemas that are not ours, if there is one above the package.
  static let schemas: String? = {
    var components = packageRoot.split(separator: "/")
    while components.popLast() != nil {
      let folder = "/" + (components + ["shared", "schemas"]).joined(separator: "/")
      if unsafe access(folder, R_OK) == 0 { return folder }
    }
    return nil
  }()

  /// Runs a Python script with the report's bytes as a file, `sys.argv[1]`, and further arguments. It has to print
  /// nothing: what it prints is what is wrong.
  static func run(
    _ script: String, on report: ContiguousArray<UInt8>, _ arguments: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let faults = faults(script, report, arguments, sourceLocation) else { return }
    #expect(faults.isEmpty, "\(faults)", sourceLocation: sourceLocation)
  }

  /// Runs a script with a schema of `schemas` as `sys.argv[2]`.
  static func run(
    _ script: String, on report: ContiguousArray<UInt8>, schema: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let schemas else {
      print("SKIPPED: there is no folder shared/schemas with \(schema)")
      return
    }
    run(script, on: report, [schemas + "/" + schema], sourceLocation: sourceLocation)
  }

  /// What the script prints; nil where it could not be run.
  static func faults(
    _ script: String, _ report: ContiguousArray<UInt8>, _ arguments: [String] = [],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    guard hasPython else {
      missing(sourceLocation)
      return nil
    }
    let file = write(report)
    let scriptFile = write(ContiguousArray(script.utf8))
    defer {
      _ = unsafe unlink(file)
      _ = unsafe unlink(scriptFile)
    }
    let command = (["python3", scriptFile, file] + arguments).map(quote).joined(separator: " ")
    let (status, output) = shell(command + " 2>&1")
    return status == 0 || !output.isEmpty ? output : "the script failed"
  }

  static let hasPython = shell("python3 -c 'import jsonschema, lxml' 2>/dev/null").status == 0

  /// On a build server a tool that is not there is a failure: there it has to be installed.
  private static func missing(_ sourceLocation: SourceLocation) {
    let isServer = unsafe getenv("CI").map { unsafe String(cString: $0) == "true" } ?? false
    print("SKIPPED: a report was not validated, python3 with jsonschema and lxml is not installed")
    if isServer { Issue.record("python3 with jsonschema and lxml is not installed", sourceLocation: sourceLocation) }
  }

  private static func write(_ bytes: ContiguousArray<UInt8>) -> String {
    var name = ContiguousArray("/tmp/kuriosa-report-XXXXXX\0".utf8CString.dropLast())
    let descriptor = unsafe name.withUnsafeMutableBufferPointer { unsafe mkstemp($0.baseAddress!) }
    precondition(descriptor >= 0, "can't make a file for a report")
    let stream = unsafe fdopen(descriptor, "w")!
    let count = unsafe bytes.withUnsafeBytes { unsafe fwrite($0.baseAddress!, 1, $0.count, stream) }
    precondition(count == bytes.count && (unsafe fclose(stream)) == 0, "can't write a file for a report")
    return unsafe name.withUnsafeBufferPointer { unsafe String(cString: $0.baseAddress!) }
  }

  private static func shell(_ command: String) -> (status: Int32, output: String) {
    guard let stream = unsafe popen(command, "r") else { return (-1, "can't start a shell") }
    var output: [UInt8] = []
    while true {
      let byte = unsafe fgetc(stream)
      if byte == EOF { break }
      output.append(UInt8(truncatingIfNeeded: byte))
    }
    return (unsafe pclose(stream), String(decoding: output, as: UTF8.self))
  }

  private static func quote(_ argument: String) -> String {
    "'" + argument.replacing("'", with: "'\\''") + "'"
  }
}
