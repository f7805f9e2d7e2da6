#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a system call failed.
package struct SystemError: Error, Hashable {
  /// `errno`.
  package var code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// What the last call of this thread left in `errno`.
  static var last: SystemError { SystemError(errno) }

  /// The system's words, with a lower-case start: "permission denied".
  package var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  static let isFolder = SystemError(EISDIR)
  static let isMissing = SystemError(ENOENT)
  static let pipeIsClosed = SystemError(EPIPE)
}

/// Calls `body` again for as long as a signal interrupts it; throws when it returns -1.
@inline(__always)
func retrying<Number: SignedInteger>(_ body: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = body()
    if result != -1 { return result }
    let error = SystemError.last
    if error.code != EINTR { throw error }
  }
}
