import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Removes folders with all that they hold.
enum FolderTree {
  /// Removes what lies at `path`. A link is removed itself, never what it leads to. What is gone already is no error.
  static func remove(_ path: FilePath) throws(SystemError) {
    var waiting = [path]
    while let next = waiting.last {
      guard let status = try status(next) else {
        waiting.removeLast()
        continue
      }
      if status.kind == .folder, !(try isEmptied(next, &waiting)) { continue }
      if status.kind != .folder { try ignoringMissing { () throws(SystemError) in try next.unlink() } }
      waiting.removeLast()
    }
  }

  /// Removes the folder if it is empty; else removes what is no folder in it and adds the folders to `waiting`.
  private static func isEmptied(_ folder: FilePath, _ waiting: inout [FilePath]) throws(SystemError) -> Bool {
    try? folder.setMode(0o700)
    var subfolders: [FilePath] = []
    for entry in try Folder.allEntries(of: folder) {
      let path = folder.appending(entry.name)
      let kind = entry.kind == nil ? try status(path)?.kind : entry.kind
      if kind == .folder {
        subfolders.append(path)
      } else {
        try ignoringMissing { () throws(SystemError) in try path.unlink() }
      }
    }
    waiting += subfolders
    guard subfolders.isEmpty else { return false }
    try ignoringMissing { () throws(SystemError) in try folder.removeFolder() }
    return true
  }

  private static func status(_ path: FilePath) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(ofLink: path)
    } catch {
      if error == .isMissing { return nil }
      throw error
    }
  }

  private static func ignoringMissing(_ body: () throws(SystemError) -> Void) throws(SystemError) {
    do throws(SystemError) {
      try body()
    } catch {
      if error != .isMissing { throw error }
    }
  }
}

extension FilePath {
  /// Makes a folder; fails if there is anything. Its mode follows the umask.
  func makeFolder() throws(SystemError) {
    let name = try systemName()
    _ = try retrying { unsafe mkdir(name, 0o777) }
  }

  func unlink() throws(SystemError) {
    let name = try systemName()
    _ = try retrying { unsafe systemUnlink(name) }
  }

  func removeFolder() throws(SystemError) {
    let name = try systemName()
    _ = try retrying { unsafe rmdir(name) }
  }

  func setMode(_ mode: UInt32) throws(SystemError) {
    let name = try systemName()
    _ = try retrying { unsafe chmod(name, mode_t(mode)) }
  }

  /// Moves what lies here to `target`; an empty folder there is replaced, and anything that is no folder.
  func move(to target: FilePath) throws(SystemError) {
    let (name, targetName) = (try systemName(), try target.systemName())
    _ = try retrying { unsafe rename(name, targetName) }
  }
}

// The name of this call is the name of a method above.
private func systemUnlink(_ name: UnsafePointer<CChar>) -> Int32 { unsafe unlink(name) }
