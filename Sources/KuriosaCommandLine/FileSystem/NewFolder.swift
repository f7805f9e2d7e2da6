import KuriosaSource
import KuriosaSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is to appear whole, in the place of an old one or of none. Its files are written into a hidden folder
/// beside the target, flushed to the disk together, and the two folders are exchanged in one step.
///
/// Whatever happens, the target is the old folder or the new one. If it does not come to the exchange, the hidden folder
/// is removed with the value; what a killed process leaves behind is removed by the next run (`FolderStrays`). Until then
/// this thread holds back the signals by which people end a program.
struct NewFolder: ~Copyable {
  private let target: FilePath
  private let strays: FolderStrays
  private let lock: FolderLock
  private let signals: HeldSignals

  /// - Parameters:
  ///   - target: with links resolved; there is a folder or nothing.
  ///   - shown: the path that an error is about.
  init(for target: FilePath, shown: FilePath) throws(FileProblem) {
    signals = HeldSignals()
    self.target = target
    strays = FolderStrays(of: target)
    lock = try Self.create(strays, shown)
  }

  deinit {
    // After the exchange the old folder lies there, or nothing.
    try? FolderTree.remove(lock.path)
  }

  borrowing func write(_ name: String, _ bytes: ContiguousArray<UInt8>) throws(SystemError) {
    let file = try FileDescriptor.create(lock.path.appending(name.utf8))
    try file.write(bytes)
    #if !os(Linux)
      // Only there all files can be flushed at once.
      try file.sync()
    #endif
  }

  /// Puts the folder into its place, once its files are on the disk.
  borrowing func takePlace() throws(SystemError) {
    let old = try? FileStatus(of: target)
    if let old {
      lock.folder.copyOwner(of: old)
      try lock.folder.setMode(old.mode)
    }
    let number = lock.folder.number
    _ = try retrying { kuriosa_sync_file_system(number) }
    try exchange(hasOld: old != nil)
    // The new entry of the folder should survive a crash too; not every file system can promise that.
    if let folder = try? FileDescriptor.open(reading: target.folder) { try? folder.sync() }
  }

  private borrowing func exchange(hasOld: Bool) throws(SystemError) {
    guard hasOld else { return try lock.path.move(to: target) }
    let (name, targetName) = (try lock.path.systemName(), try target.systemName())
    do throws(SystemError) {
      _ = try retrying { unsafe kuriosa_exchange(name, targetName) }
    } catch {
      // Not every system and file system can exchange.
      guard [ENOSYS, EINVAL, ENOTSUP].contains(error.code) else { throw error }
      try moveTwice()
    }
  }

  /// Moves the old folder aside and the new one into its place. A process that is killed in between leaves nothing at the
  /// target; the next run moves the old folder back.
  private borrowing func moveTwice() throws(SystemError) {
    let aside = strays.aside
    let oldLock = try FolderLock.take(target)
    try target.move(to: aside)
    do throws(SystemError) {
      try lock.path.move(to: target)
    } catch {
      try aside.move(to: target)
      throw error
    }
    try FolderTree.remove(aside)
    _ = consume oldLock
  }

  /// Makes an empty folder of a name that is free, and marks it before another run takes it for a stray.
  private static func create(_ strays: FolderStrays, _ shown: FilePath) throws(FileProblem) -> FolderLock {
    for number in 0..<1000 {
      let path = strays.fresh(number)
      do throws(SystemError) {
        try path.makeFolder()
        if let lock = try FolderLock.take(path) { return lock }
      } catch {
        guard error.code == EEXIST || error == .isMissing && (try? FileStatus(of: path.folder)) != nil else {
          throw FileProblem(shown, "its folder can't be written to: \(error.reason)")
        }
      }
    }
    throw FileProblem(shown, "its folder can't be written to: no name is free there")
  }
}
