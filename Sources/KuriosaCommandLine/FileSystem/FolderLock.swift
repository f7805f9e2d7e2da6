import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Marks a folder as in use by this process. The mark ends with the value, and with the process however it ends.
struct FolderLock: ~Copyable {
  let path: FilePath
  let folder: FileDescriptor

  /// Marks it; nil if another process has.
  static func take(_ path: FilePath) throws(SystemError) -> FolderLock? {
    let folder = try FileDescriptor.open(reading: path)
    let number = folder.number
    do throws(SystemError) {
      _ = try retrying { flock(number, LOCK_EX | LOCK_NB) }
    } catch {
      if error.code == EWOULDBLOCK { return nil }
      throw error
    }
    return FolderLock(path: path, folder: folder)
  }
}
