import KuriosaSource
import KuriosaSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file. It is closed when the value ends, unless it is one of the three standard ones.
package struct FileDescriptor: ~Copyable {
  package let number: Int32

  deinit {
    if number > 2 { _ = close(number) }
  }

  /// Opens a file for reading. Never waits: a named pipe without a writer opens at once.
  package static func open(reading path: FilePath) throws(SystemError) -> FileDescriptor {
    try open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// Opens for writing at the end; for a named pipe this waits for a reader.
  package static func open(appending path: FilePath) throws(SystemError) -> FileDescriptor {
    try open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC)
  }

  /// Makes a new file for writing; fails if there is one. Its mode follows the umask.
  package static func create(_ path: FilePath) throws(SystemError) -> FileDescriptor {
    try open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: 0o666)
  }

  /// Writes bytes behind what a file holds; makes the file where there is none.
  package static func append(to path: FilePath, _ bytes: ContiguousArray<UInt8>) throws(SystemError) {
    try open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode: 0o666).write(bytes)
  }

  /// A file without a name that holds these bytes, for another program to read.
  static func open(holding bytes: ContiguousArray<UInt8>) throws(SystemError) -> FileDescriptor {
    if bytes.isEmpty { return try open(reading: FilePath("/dev/null")) }
    let number = unsafe bytes.withUnsafeBytes { unsafe kuriosa_open_bytes($0.baseAddress, $0.count) }
    if number < 0 { throw SystemError.last }
    return FileDescriptor(number: number)
  }

  /// Opens what lies at `path` itself for reading; fails for a link.
  package static func open(unlinked path: FilePath) throws(SystemError) -> FileDescriptor {
    try open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC)
  }

  private static func open(_ path: FilePath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> FileDescriptor {
    let name = try path.systemName()
    return FileDescriptor(number: try retrying { unsafe systemOpen(name, flags, mode) })
  }

  /// Gives up the value without closing the file.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  package borrowing func status() throws(SystemError) -> FileStatus {
    var status = stat()
    let number = number
    _ = try retrying { unsafe fstat(number, &status) }
    return FileStatus(status)
  }

  /// Reads at most `buffer.count` bytes from an open file; 0 at its end.
  /// - Parameter waits: whether to wait for bytes also where the descriptor doesn't.
  static func read(
    _ number: Int32, into buffer: UnsafeMutableRawBufferPointer, waits: Bool = true
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try retrying { unsafe systemRead(number, buffer.baseAddress, buffer.count) }
      } catch {
        guard error.code == EAGAIN, waits else { throw error }
        wait(for: number, POLLIN)
      }
    }
  }

  /// Writes all bytes to an open file.
  static func write(_ number: Int32, _ bytes: ContiguousArray<UInt8>) throws(SystemError) {
    var position = 0
    while position < bytes.count {
      do throws(SystemError) {
        position += try retrying {
          unsafe bytes.withUnsafeBytes { buffer in
            unsafe systemWrite(number, buffer.baseAddress?.advanced(by: position), buffer.count - position)
          }
        }
      } catch {
        guard error.code == EAGAIN else { throw error }
        wait(for: number, POLLOUT)
      }
    }
  }

  private static func wait(for number: Int32, _ events: Int32) {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  /// Writes all bytes.
  package borrowing func write(_ bytes: ContiguousArray<UInt8>) throws(SystemError) {
    try Self.write(number, bytes)
  }

  /// Has the contents on the disk before it returns.
  package borrowing func sync() throws(SystemError) {
    let number = number
    _ = try retrying { fsync(number) }
  }

  /// Locks the file for as long as it is open here, without waiting; throws if another process has locked it.
  package borrowing func lock() throws(SystemError) {
    let number = number
    _ = try retrying { flock(number, LOCK_EX | LOCK_NB) }
  }

  package borrowing func setMode(_ mode: UInt32) throws(SystemError) {
    let number = number
    _ = try retrying { fchmod(number, mode_t(mode)) }
  }

  /// Gives the file to the owner and group of `other`, as far as that is allowed.
  package borrowing func copyOwner(of other: FileStatus) {
    if fchown(number, other.owner, other.group) != 0 { _ = fchown(number, uid_t.max, other.group) }
  }

  package borrowing func copyAttributes(of other: borrowing FileDescriptor) {
    kuriosa_copy_attributes(other.number, number)
  }
}

// The names of these calls are the names of methods above.
private func systemOpen(_ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(name, flags, mode)
}

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, buffer, count)
}
