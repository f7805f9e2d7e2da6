import KuriosaSource
import KuriosaSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder whose entries are reached whatever happens to its path: another process may move it meanwhile.
struct OpenFolder: ~Copyable {
  private let descriptor: FileDescriptor

  init(_ path: FilePath) throws(SystemError) {
    let name = try path.systemName()
    let number = try retrying { unsafe kuriosa_open_folder(name) }
    descriptor = FileDescriptor(number: number)
  }

  /// Makes a new file for writing; fails if there is one. Its mode follows the umask.
  borrowing func create(_ entry: FilePath) throws(SystemError) -> FileDescriptor {
    let (folder, name) = (descriptor.number, try entry.systemName())
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    return FileDescriptor(number: try retrying { unsafe openat(folder, name, flags, 0o666) })
  }

  /// What lies there itself; a link is not followed.
  borrowing func status(of entry: FilePath) throws(SystemError) -> FileStatus {
    let (folder, name) = (descriptor.number, try entry.systemName())
    var status = stat()
    _ = try retrying { unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
    return FileStatus(status)
  }

  /// Gives an entry another name, and takes the place of what has it.
  borrowing func rename(_ entry: FilePath, to other: FilePath) throws(SystemError) {
    let (folder, name, otherName) = (descriptor.number, try entry.systemName(), try other.systemName())
    _ = try retrying { unsafe renameat(folder, name, folder, otherName) }
  }

  /// Gives an entry a second name; fails if something has it.
  borrowing func link(_ entry: FilePath, to other: FilePath) throws(SystemError) {
    let (folder, name, otherName) = (descriptor.number, try entry.systemName(), try other.systemName())
    _ = try retrying { unsafe linkat(folder, name, folder, otherName, 0) }
  }

  borrowing func unlink(_ entry: FilePath) throws(SystemError) {
    let (folder, name) = (descriptor.number, try entry.systemName())
    _ = try retrying { unsafe unlinkat(folder, name, 0) }
  }
}
