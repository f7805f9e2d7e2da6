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
    // The new entry of the folder should survive a crash too; not every file system can promise that.
    if let folder = try? FileDescriptor.open(reading: target.folder) { try? folder.sync() }
  }

  /// Makes an empty file of a name that is free. Not called like the target: that name may be as long as names can be.
  private static func create(in folder: FilePath, for shown: FilePath) throws(FileProblem) -> (FilePath, Int32) {
    var number = 0
    while true {
      let path = folder.appending(".kuriosa-\(getpid())-\(number).tmp".utf8)
      do throws(SystemError) {
        return (path, try FileDescriptor.create(path).release())
      } catch {
        guard error.code == EEXIST, number < 1000 else {
          throw FileProblem(shown, "its folder can't be written to: \(error.reason)")
        }
        number += 1
      }
    }
  }
}
