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
  /// False on a file system without locks, where nobody can tell.
  let isHeld: Bool

  /// Marks it; nil if another process has, or if another folder took its place meanwhile.
  static func take(_ path: FilePath) throws(SystemError) -> FolderLock? {
    let folder = try FileDescriptor.open(reading: path)
    var isHeld = true
    do throws(SystemError) {
      try folder.lock()
    } catch {
      if error.code == EWOULDBLOCK { return nil }
      isHeld = false
    }
    let status = try folder.status()
    guard let named = try? FileStatus(ofLink: path), named.inode == status.inode, named.device == status.device else {
      return nil
    }
    return FolderLock(path: path, folder: folder, isHeld: isHeld)
  }
}
