import KuriosaCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files that can be made again at any time: fast, without a temporary file and without waiting for the disk.
enum NewFiles {
  /// Makes a folder that may be there already.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw failure(path, errno)
  }

  /// Makes or overwrites a file.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path, errno) }
    let error = write(bytes, to: file)
    guard close(file) == 0, error == 0 else { throw failure(path, error == 0 ? errno : error) }
  }

  /// The system's error number; 0 if all went well.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var position = 0
    while position < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(file, buffer.baseAddress?.advanced(by: position), buffer.count - position)
      }
      if written >= 0 { position += written } else if errno != EINTR { return errno }
    }
    return 0
  }

  private static func failure(_ path: String, _ number: Int32) -> CommandFailure {
    let reason = unsafe strerror(number).map { unsafe String(cString: $0) }
    return CommandFailure("\(path): \(reason ?? "error \(number)")")
  }
}

// The name of this call is the name of a method above.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
