import KuriosaCommandLine
import KuriosaSource
import Testing

/// The folder of the package.
let packageRoot: FilePath = {
  var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  parts.removeLast(4)
  return FilePath(parts.joined(separator: "/"))
}()

/// A program of the package as it was built beside the tests, run as a process of its own.
struct BuiltProgram {
  let path: FilePath

  init(_ name: String) throws {
    path = try FilePath("/proc/self/exe").resolved().folder.appending(name.utf8)
    try #require((try? FileStatus(of: path)) != nil, "\(path.text) is not built")
  }

  /// Runs a shell script in which `$program` is this program and `$1` … are the paths.
  func run(_ script: String, _ arguments: FilePath..., asOrdinaryUser: Bool = false) throws -> ChildProcess.End {
    let words = ["sh", "-c", "program=$0; " + script].map { FilePath($0) } + [path] + arguments
    return try ChildProcess.run(asOrdinaryUser ? ordinaryUser + words : words)
  }

  /// Root passes every permission check, so the rights are dropped.
  private var ordinaryUser: [FilePath] {
    isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"].map { FilePath($0) } : []
  }
}

/// Whether permission checks can be tested: by a user who is not root, or by root with a way to drop the rights.
let canTestPermissions = !isRoot || hasCommand("setpriv")

extension ChildProcess.End {
  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}
