import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that there is always a whole one, the old or the new: the bytes go to a temporary file in the same
/// folder, to the disk, and then take the place of the old file in one step.
///
/// Mode, group and extended attributes of a file that is replaced are kept, its owner where that is allowed; a link is
/// followed and stays a link. After any failure the old file is as it was and the temporary one is gone. Another hard
/// link to the old file keeps the old bytes. A program that is killed while it writes leaves its temporary file; the next
/// one that writes into the folder removes it.
package enum SafeWriter {
  /// Replaces the contents of an existing file, if it still holds the bytes that the new ones were made from. After the
  /// last file of a run comes `finish`.
  package static func replace(
    _ path: FilePath, holding original: SourceText, with bytes: ContiguousArray<UInt8>
  ) throws(FileProblem) {
    try replaceExisting(path, with: bytes) { (target) throws(FileProblem) in
      guard case .text(let current) = try FileReader.read(target), current.hasSameBytes(as: original) else {
        throw FileProblem(path, changed)
      }
    }
  }

  /// Writes a file that may be there or not, such as a report. The mode of a new file follows the umask. A named pipe or
  /// a device is written to as it is.
  package static func write(_ bytes: ContiguousArray<UInt8>, to path: FilePath) throws(FileProblem) {
    guard let status = try existing(path) else {
      return try create(path, with: bytes) { (temporary) throws(SystemError) in try temporary.move() }
    }
    if case .other = status.kind { return try append(bytes, to: path) }
    // `/dev/stdout` can be a link to a file that the shell has open; that file must not be replaced.
    if path.bytes.starts(with: "/dev/".utf8) { return try append(bytes, to: path) }
    try replaceExisting(path, with: bytes) { (_) throws(FileProblem) in }
    finish([path], written: [path])
  }

  /// What lies there; nil where nothing can be seen, which is for the one who makes the file to say more about.
  private static func existing(_ path: FilePath) throws(FileProblem) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path)
    } catch {
      if error.code == EIO || error.code == ENOMEM { throw FileProblem(path, error) }
      return nil
    }
  }

  private static func append(_ bytes: ContiguousArray<UInt8>, to path: FilePath) throws(FileProblem) {
    try naming(path) { () throws(SystemError) in
      try FileDescriptor.open(appending: path).write(bytes)
    }
  }

  /// - Parameter check: throws if the file, given with links resolved, must not be replaced.
  private static func replaceExisting(
    _ path: FilePath, with bytes: ContiguousArray<UInt8>, check: (FilePath) throws(FileProblem) -> Void
  ) throws(FileProblem) {
    let target = try naming(path) { () throws(SystemError) in try path.resolved() }
    let old = try naming(path) { () throws(SystemError) in try FileDescriptor.open(reading: target) }
    let status = try naming(path) { () throws(SystemError) in try old.status() }
    if let obstacle = status.kind.obstacle { throw FileProblem(path, obstacle) }
    try naming(path) { () throws(SystemError) in try target.requireWritable() }
    try check(target)
    let temporary = try TemporaryFile(beside: target, for: path)
    try naming(path) { () throws(SystemError) in
      try temporary.fill(bytes)
      try temporary.takeOver(status, from: old)
    }
    guard let now = try? FileStatus(of: target), now.isSame(as: status) else { throw FileProblem(path, changed) }
    try naming(path) { () throws(SystemError) in try temporary.move() }
  }

  /// Writes a file that must not be there yet.
  package static func writeNew(_ bytes: ContiguousArray<UInt8>, to path: FilePath) throws(FileProblem) {
    if (try? FileStatus(ofLink: path)) != nil { throw FileProblem(path, isThere) }
    try create(path, with: bytes) { (temporary) throws(SystemError) in try temporary.moveUnlessTaken() }
  }

  /// Ends a run that was to replace files: has the names of the written ones on the disk, and removes what programs that
  /// were killed have left beside any of them.
  package static func finish(_ paths: [FilePath], written: [FilePath]) {
    let folders = Set(written.compactMap { try? $0.resolved() }.map(\.folder))
    for folder in folders { syncFolder(folder) }
    StrayFiles.remove(from: folders.union(paths.map(\.folder)))
  }

  /// A new entry of a folder should survive a crash too; not every file system can promise that.
  private static func syncFolder(_ path: FilePath) {
    if let folder = try? FileDescriptor.open(reading: path) { try? folder.sync() }
  }

  private static func create(
    _ path: FilePath, with bytes: ContiguousArray<UInt8>,
    move: (borrowing TemporaryFile) throws(SystemError) -> Void
  ) throws(FileProblem) {
    if let target = path.linkTarget { throw FileProblem(path, "the link leads nowhere: \(target.text)") }
    StrayFiles.remove(from: [path.folder])
    let temporary = try TemporaryFile(beside: path, for: path)
    try naming(path) { () throws(SystemError) in
      try temporary.fill(bytes)
      try move(temporary)
    }
    syncFolder(path.folder)
  }

  private static let isThere = "is there already; nothing is written"
  private static let changed = "has changed since it was read; nothing is written"
}
