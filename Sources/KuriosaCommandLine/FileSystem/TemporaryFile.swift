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
  private let folder: OpenFolder
  private let name: FilePath
  private let target: FilePath
  private let signals: HeldSignals

  /// - Parameter shown: the path that an error is about.
  init(beside target: FilePath, for shown: FilePath) throws(FileProblem) {
    let signals = HeldSignals()
    let folder = try Self.open(target.folder, for: shown)
    let (name, number) = try Self.create(in: folder, for: shown)
    self.name = name
    file = FileDescriptor(number: number)
    self.folder = folder
    self.target = target.lastComponent
    self.signals = signals
  }

  deinit {
    // After the move there is nothing of this name any more.
    try? folder.unlink(name)
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
  borrowing func move() throws(SystemError) {
    try file.sync()
    try folder.rename(name, to: target)
  }

  /// Like `move`, but a file that lies there stays, and it is an error.
  borrowing func moveUnlessTaken() throws(SystemError) {
    try file.sync()
    do throws(SystemError) {
      // The file has two names then, until this value ends.
      try folder.link(name, to: target)
    } catch {
      // Some file systems know no second name.
      guard [EPERM, ENOTSUP, ENOSYS].contains(error.code), (try? folder.status(of: target)) == nil else { throw error }
      try folder.rename(name, to: target)
    }
  }

  static let nameStart = ContiguousArray(".kuriosa-".utf8)
  static let nameEnd = ContiguousArray(".tmp".utf8)

  /// Makes an empty file of a name that is free. Not called like the target: that name may be as long as names can be.
  private static func create(
    in folder: borrowing OpenFolder, for shown: FilePath
  ) throws(FileProblem) -> (FilePath, Int32) {
    var number = 0
    while true {
      let name = FilePath(nameStart + "\(getpid())-\(number)".utf8 + nameEnd)
      do throws(SystemError) {
        let file = try folder.create(name)
        if isOurs(name, in: folder, file) { return (name, file.release()) }
      } catch {
        guard error.code == EEXIST else { throw unwritable(shown, error) }
      }
      number += 1
      if number > 1000 { throw unwritable(shown, SystemError(EEXIST)) }
    }
  }

  private static func open(_ folder: FilePath, for shown: FilePath) throws(FileProblem) -> OpenFolder {
    do throws(SystemError) {
      return try OpenFolder(folder)
    } catch {
      throw unwritable(shown, error)
    }
  }

  private static func unwritable(_ shown: FilePath, _ error: SystemError) -> FileProblem {
    FileProblem(shown, "its folder can't be written to: \(error.reason)")
  }

  /// Locks a new file, so that nobody takes it for a stray one; false if somebody has just done so.
  private static func isOurs(
    _ name: FilePath, in folder: borrowing OpenFolder, _ file: borrowing FileDescriptor
  ) -> Bool {
    do throws(SystemError) {
      try file.lock()
    } catch {
      // Where there are no locks, nobody removes what is not locked.
      if error.code == EWOULDBLOCK { return false }
    }
    guard let named = try? folder.status(of: name), let status = try? file.status() else { return false }
    return named.inode == status.inode && named.device == status.device
  }
}
