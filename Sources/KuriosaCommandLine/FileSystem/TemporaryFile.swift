import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A hidden file that is to take the place of another one in the same folder. If it does not come to that, it is
/// removed with the value. Until then this thread holds back the signals by which people end a program.
struct TemporaryFile: ~Copyable {
  private let file: FileDescriptor
  private let path: FilePath
  private let signals: HeldSignals

  /// - Parameter shown: the path that an error is about.
  init(beside target: FilePath, for shown: FilePath) throws(FileProblem) {
    signals = HeldSignals()
    let (path, number) = try Self.create(in: target.folder, for: shown)
    self.path = path
    file = FileDescriptor(number: number)
  }

  deinit {
    // After the move there is nothing of this name any more.
    if let name = try? path.systemName() { unsafe unlink(name) }
  }

  borrowing func fill(_ bytes: ContiguousArray<UInt8>) throws(SystemError) {
    try file.write(bytes)
  }

  /// Makes the file like the one that it replaces.
  borrowing func takeOver(_ status: FileStatus, from old: borrowing FileDescriptor) throws(SystemError) {
    file.copyOwner(of: status)
    file.copyAttributes(of: old)
    try file.setMode(status.mode)
  }

  /// Puts the file into its place in one step, once its bytes are on the disk.
  borrowing func move(to target: FilePath) throws(SystemError) {
    try file.sync()
    let (name, targetName) = (try path.systemName(), try target.systemName())
    _ = try retrying { unsafe rename(name, targetName) }
  }

  /// Like `move`, but a file that lies there stays, and it is an error.
  borrowing func moveUnlessTaken(to target: FilePath) throws(SystemError) {
    try file.sync()
    let (name, targetName) = (try path.systemName(), try target.systemName())
    do throws(SystemError) {
      // The file has two names then, until this value ends.
      _ = try retrying { unsafe link(name, targetName) }
    } catch {
      // Some file systems know no second name.
      guard [EPERM, ENOTSUP, ENOSYS].contains(error.code), (try? FileStatus(ofLink: target)) == nil else { throw error }
      _ = try retrying { unsafe rename(name, targetName) }
    }
  }

  static let nameStart = ContiguousArray(".kuriosa-".utf8)
  static let nameEnd = ContiguousArray(".tmp".utf8)

  /// Makes an empty file of a name that is free. Not called like the target: that name may be as long as names can be.
  private static func create(in folder: FilePath, for shown: FilePath) throws(FileProblem) -> (FilePath, Int32) {
    var number = 0
    while true {
      let path = folder.appending(nameStart + "\(getpid())-\(number)".utf8 + nameEnd)
      do throws(SystemError) {
        let file = try FileDescriptor.create(path)
        if isOurs(path, file) { return (path, file.release()) }
      } catch {
        guard error.code == EEXIST else { throw unwritable(shown, error) }
      }
      number += 1
      if number > 1000 { throw unwritable(shown, SystemError(EEXIST)) }
    }
  }

  private static func unwritable(_ shown: FilePath, _ error: SystemError) -> FileProblem {
    FileProblem(shown, "its folder can't be written to: \(error.reason)")
  }

  /// Locks a new file, so that nobody takes it for a stray one; false if somebody has just done so.
  private static func isOurs(_ path: FilePath, _ file: borrowing FileDescriptor) -> Bool {
    do throws(SystemError) {
      try file.lock()
    } catch {
      // Where there are no locks, nobody removes what is not locked.
      if error.code == EWOULDBLOCK { return false }
    }
    guard let named = try? FileStatus(ofLink: path), let status = try? file.status() else { return false }
    return named.inode == status.inode && named.device == status.device
  }
}
