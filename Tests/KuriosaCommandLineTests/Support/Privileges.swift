import KuriosaCommandLine
import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Root passes every permission check.
let isRoot = geteuid() == 0

/// Whether a program of that name is installed.
func hasCommand(_ name: String) -> Bool {
  let words = ["sh", "-c", "command -v \"$1\"", "sh", name].map { FilePath($0) }
  return (try? ChildProcess.run(words))?.status == 0
}
