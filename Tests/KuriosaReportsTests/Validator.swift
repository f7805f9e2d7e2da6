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
      if access(folder, R_OK) == 0 { return folder }
    }
    return nil
  }()

  /// Runs a Python script with the report's bytes as a file, `sys.argv[1]`, and further arguments. What it prints is what
  /// is wrong. `modules` are the packages it needs beyond Python's own.
  static func run(
    _ script: String, on report: ContiguousArray<UInt8>, _ arguments: [String] = [], modules: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard hasModules(modules) else {
      return missing("python3 with \(modules.joined(separator: " and "))", sourceLocation)
    }
    let file = write(report)
    let scriptFile = write(ContiguousArray(script.utf8))
    defer {
      unlink(file)
      unlink(scriptFile)
    }
    let command = (["python3", scriptFile, file] + arguments).map(quote).joined(separator: " ")
    let (status, output) = shell(command + " 2>&1")
    #expect(status == 0 && output.isEmpty, "\(output)", sourceLocation: sourceLocation)
  }

  /// Runs a script with a schema of `schemas` as `sys.argv[2]`.
  static func run(
    _ script: String, on report: ContiguousArray<UInt8>, schema: String, modules: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let schemas else {
      print("SKIPPED: there is no folder shared/schemas with \(schema)")
      return
    }
    run(script, on: report, [schemas + "/" + schema], modules: modules, sourceLocation: sourceLocation)
  }

  private static func hasModules(_ modules: [String]) -> Bool {
    let imports = modules.map { "import \($0)\n" }.joined() + "pass"
    return shell("python3 -c \(quote(imports)) 2>/dev/null").status == 0
  }

  /// On a build server a tool that is not there is a failure: there it has to be installed.
  private static func missing(_ tool: String, _ sourceLocation: SourceLocation) {
    let isServer = unsafe getenv("CI").map { unsafe String(cString: $0) == "true" } ?? false
    print("SKIPPED: \(tool) is not installed, the report was not validated")
    if isServer { Issue.record("\(tool) is not installed", sourceLocation: sourceLocation) }
  }

  private static func write(_ bytes: ContiguousArray<UInt8>) -> String {
    var name = ContiguousArray("/tmp/kuriosa-report-XXXXXX\0".utf8CString.dropLast())
    let descriptor = unsafe name.withUnsafeMutableBufferPointer { unsafe mkstemp($0.baseAddress!) }
    precondition(descriptor >= 0, "can't make a file for a report")
    let stream = unsafe fdopen(descriptor, "w")!
    let count = unsafe bytes.withUnsafeBytes { unsafe fwrite($0.baseAddress!, 1, $0.count, stream) }
    precondition(count == bytes.count && (unsafe fclose(stream)) == 0, "can't write a file for a report")
    return name.withUnsafeBufferPointer { unsafe String(cString: $0.baseAddress!) }
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
