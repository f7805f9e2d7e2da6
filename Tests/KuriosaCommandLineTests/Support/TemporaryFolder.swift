import KuriosaCommandLine
import KuriosaSource
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fresh folder for one test, gone with the value.
final class TemporaryFolder {
  let path: FilePath

  init() throws {
    let parent = Environment.process["TMPDIR"] ?? P_tmpdir
    var template = ContiguousArray((parent + "/kuriosa-test.XXXXXX").utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { unsafe mkdtemp($0.baseAddress!) != nil }
    try #require(made)
    path = FilePath(template.dropLast().map { UInt8(bitPattern: $0) })
  }

  deinit {
    _ = shell("chmod -R u+rwx \"$1\"; rm -rf \"$1\"", path)
  }

  subscript(_ name: String) -> FilePath { path.appending(name.utf8) }

  /// Makes a file and the folders above it.
  @discardableResult
  func write(_ name: String, _ text: String = "{}") throws -> FilePath {
    try write(FilePath(name), text)
  }

  @discardableResult
  func write(_ name: FilePath, _ text: String) throws -> FilePath {
    let file = path.appending(name.bytes)
    try #require(shell("mkdir -p \"$1\"", file.folder) == 0)
    try FileDescriptor.create(file).write(ContiguousArray(text.utf8))
    return file
  }

  func folder(_ name: String) throws {
    try #require(shell("mkdir -p \"$1\"", self[name]) == 0)
  }

  func link(_ name: String, to target: String, making parent: String? = nil) throws {
    if let parent { try folder(parent) }
    try #require(shell("ln -s \"$2\" \"$1\"", self[name], FilePath(target)) == 0)
  }

  /// Runs a shell script with the paths as `$1`, `$2` …; its exit status.
  @discardableResult
  func shell(_ script: String, _ arguments: FilePath...) -> Int32 {
    let words = [FilePath("sh"), FilePath("-c"), FilePath(script), FilePath("sh")] + arguments
    return (try? ChildProcess.run(words))?.status ?? -1
  }
}
