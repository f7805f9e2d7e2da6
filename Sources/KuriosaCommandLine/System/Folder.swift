import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder, listed once.
struct Folder {
  struct Entry {
    var name: ContiguousArray<UInt8>
    /// nil where the file system doesn't tell while listing.
    var kind: FileStatus.Kind?
  }

  /// Which folder it is, by whatever path it was reached.
  var identity: FolderIdentity
  /// In the order of their bytes, without `.`, `..` and hidden ones.
  var visibleEntries: [Entry]

  /// Lists the folder at `path` unless its identity is one of `seen`; nil then.
  init?(_ path: FilePath, unless seen: Set<FolderIdentity>) throws(SystemError) {
    let stream = unsafe try Self.open(path)
    defer { unsafe closedir(stream) }
    var status = stat()
    _ = try retrying { unsafe fstat(dirfd(stream), &status) }
    identity = FolderIdentity(FileStatus(status))
    if seen.contains(identity) { return nil }
    visibleEntries = unsafe try Self.entries(of: stream).filter { $0.name.first != UInt8(ascii: ".") }
  }

  /// All entries of the folder at `path`, the hidden ones too, in the order of their bytes, without `.` and `..`.
  static func allEntries(of path: FilePath) throws(SystemError) -> [Entry] {
    let stream = unsafe try open(path)
    defer { unsafe closedir(stream) }
    return unsafe try entries(of: stream).filter { entry in
      !entry.name.elementsEqual(".".utf8) && !entry.name.elementsEqual("..".utf8)
    }
  }

  private static func open(_ path: FilePath) throws(SystemError) -> Stream {
    let name = try path.systemName()
    while true {
      if let stream = unsafe opendir(name) { return unsafe stream }
      let error = SystemError.last
      if error.code != EINTR { throw error }
    }
  }

  private static func entries(of stream: Stream) throws(SystemError) -> [Entry] {
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let record = unsafe readdir(stream) else {
        if errno == EINTR { continue }
        break
      }
      unsafe entries.append(Entry(record))
    }
    if errno != 0 { throw SystemError.last }
    return inOrder(entries)
  }

  /// In the order of the bytes of their names. Most are told apart by their first bytes, which are at hand in one number.
  private static func inOrder(_ entries: [Entry]) -> [Entry] {
    let keys = entries.indices.map { (start: entries[$0].name.firstEightBytes, index: $0) }
    return keys.sorted { left, right in
      left.start == right.start
        ? entries[left.index].name.precedes(entries[right.index].name) : left.start < right.start
    }.map { entries[$0.index] }
  }

  // The type of a folder's stream differs between systems.
  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif
}

/// Device and inode of a folder.
struct FolderIdentity: Hashable {
  var device: UInt64
  var inode: UInt64

  init(_ status: FileStatus) {
    device = status.device
    inode = status.inode
  }
}

extension Folder.Entry {
  init(_ record: UnsafeMutablePointer<dirent>) {
    name = unsafe withUnsafePointer(to: &record.pointee.d_name) { tuple in
      let start = unsafe UnsafeRawPointer(tuple)
      let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
      return unsafe ContiguousArray(UnsafeRawBufferPointer(start: start, count: length))
    }
    kind =
      switch unsafe Int(record.pointee.d_type) {
      case Int(DT_REG): .file
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .link
      case Int(DT_FIFO): .other("a named pipe")
      case Int(DT_SOCK): .other("a socket")
      case Int(DT_CHR), Int(DT_BLK): .other("a device")
      default: nil
      }
  }
}

extension ContiguousArray<UInt8> {
  /// The first one highest; zeros where there are fewer.
  fileprivate var firstEightBytes: UInt64 {
    (0..<8).reduce(0) { $0 << 8 | ($1 < count ? UInt64(self[$1]) : 0) }
  }

  /// Byte order, compared many bytes at a time.
  func precedes(_ other: ContiguousArray<UInt8>) -> Bool {
    unsafe withUnsafeBytes { left in
      unsafe other.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
        let order = unsafe memcmp(first, second, Swift.min(left.count, right.count))
        return order != 0 ? order < 0 : left.count < right.count
      }
    }
  }
}
