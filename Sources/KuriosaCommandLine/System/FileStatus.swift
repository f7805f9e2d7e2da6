import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system knows about a file.
package struct FileStatus: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file, folder, link
    /// What can't be read as a document, in words: "a named pipe".
    case other(String)
  }

  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  /// Bytes.
  package var size: Int
  /// Permission bits, with set-user-id and the like.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32
  /// When the contents changed, in nanoseconds since 1970.
  package var modified: Int64
  /// When anything about the file changed, its name or mode included, in nanoseconds since 1970.
  package var changed: Int64

  init(_ status: stat) {
    kind = Kind(UInt32(status.st_mode))
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    mode = UInt32(status.st_mode) & 0o7777
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      (modified, changed) = (Self.nanoseconds(status.st_mtimespec), Self.nanoseconds(status.st_ctimespec))
    #else
      (modified, changed) = (Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim))
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// The file that `path` leads to; a link is followed.
  package init(of path: FilePath) throws(SystemError) {
    let name = try path.systemName()
    var status = stat()
    _ = try retrying { unsafe stat(name, &status) }
    self.init(status)
  }

  /// What lies at `path` itself; a link is not followed.
  package init(ofLink path: FilePath) throws(SystemError) {
    let name = try path.systemName()
    var status = stat()
    _ = try retrying { unsafe lstat(name, &status) }
    self.init(status)
  }

  /// Whether nothing has touched the file between two looks at it.
  package func isSame(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode && size == other.size && modified == other.modified
  }
}

extension FileStatus.Kind {
  init(_ mode: UInt32) {
    switch mode & 0o170000 {
    case 0o100000: self = .file
    case 0o040000: self = .folder
    case 0o120000: self = .link
    case 0o010000: self = .other("a named pipe")
    case 0o140000: self = .other("a socket")
    case 0o020000, 0o060000: self = .other("a device")
    default: self = .other("something else")
    }
  }
}
