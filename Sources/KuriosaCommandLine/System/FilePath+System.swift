import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// The path as the system takes it: its bytes and a zero byte.
  ///
  /// A path that holds a zero byte names no file; it must not be cut there and name another one.
  func systemName() throws(SystemError) -> [CChar] {
    guard !bytes.contains(0) else { throw SystemError(EINVAL) }
    var name: [CChar] = []
    name.append(addingCapacity: bytes.count + 1) { name in
      for byte in bytes { name.append(CChar(bitPattern: byte)) }
      name.append(0)
    }
    return name
  }

  /// The path with links, `.` and `..` resolved; it must exist.
  package func resolved() throws(SystemError) -> FilePath {
    let name = try systemName()
    while true {
      if let found = unsafe realpath(name, nil) {
        defer { unsafe free(found) }
        return unsafe FilePath(UnsafeBufferPointer(start: found, count: strlen(found)).map(UInt8.init(bitPattern:)))
      }
      let error = SystemError.last
      if error.code != EINTR { throw error }
    }
  }

  /// Throws if this process may not write to the file, though its folder may allow to replace it.
  func requireWritable() throws(SystemError) {
    let name = try systemName()
    _ = try retrying { unsafe access(name, W_OK) }
  }

  /// Where the link at this path points, as it is written in the link; nil if it can't be read.
  package var linkTarget: FilePath? {
    guard let name = try? systemName() else { return nil }
    var target = [CChar](repeating: 0, count: 4096)
    let length = unsafe readlink(name, &target, target.count)
    return length < 0 ? nil : FilePath(target.prefix(length).map(UInt8.init(bitPattern:)))
  }

  /// The folder part: `Templates` of `Templates/watch.json`, `.` of `watch.json`, `/` of `/watch.json`.
  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(slash == 0 ? bytes[...0] : bytes[..<slash])
  }

  /// Whether `folder` is the folder part.
  func isDirectly(in folder: FilePath) -> Bool {
    let count = folder.bytes.count
    guard bytes.count > count, bytes[count] == UInt8(ascii: "/"), bytes.starts(with: folder.bytes) else {
      return self.folder == folder
    }
    return count > 0 && !bytes[(count + 1)...].contains(UInt8(ascii: "/"))
  }

  /// This folder's entry with that name. The folder `.` is not written: `watch.json`.
  package func appending(_ name: some Collection<UInt8>) -> FilePath {
    if bytes.elementsEqual(CollectionOfOne(UInt8(ascii: "."))) { return FilePath(name) }
    var path = ContiguousArray<UInt8>()
    path.reserveCapacity(bytes.count + 1 + name.count)
    path.append(contentsOf: bytes)
    if let last = bytes.last, last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path.append(contentsOf: name)
    return FilePath(path)
  }

  /// The shortest plain spelling: no `./`, no doubled or final `/`. `..` stays, since links may lie before it.
  package var tidied: FilePath {
    let slash = UInt8(ascii: "/")
    var path: ContiguousArray<UInt8> = bytes.first == slash ? [slash] : []
    for part in bytes.split(separator: slash) where !part.elementsEqual(CollectionOfOne(UInt8(ascii: "."))) {
      if let last = path.last, last != slash { path.append(slash) }
      path.append(contentsOf: part)
    }
    return path.isEmpty && !bytes.isEmpty ? FilePath(".") : FilePath(path)
  }
}
