import KuriosaSource

/// Writes files so that there is always a whole one, the old or the new: the bytes go to a temporary file in the same
/// folder, to the disk, and then take the place of the old file in one step.
///
/// Mode, group and extended attributes of a file that is replaced are kept, its owner where that is allowed; a link is
/// followed and stays a link. After any failure the old file is as it was and the temporary one is gone. Another hard
/// link to the old file keeps the old bytes.
package enum SafeWriter {
  /// Replaces the contents of an existing file, if it still holds the bytes that the new ones were made from.
  package static func replace(
    _ path: FilePath, holding original: SourceText, with bytes: ContiguousArray<UInt8>
  ) throws(FileProblem) {
    try replaceExisting(path, with: bytes) { (target) throws(FileProblem) in
      guard case .text(let current) = try FileReader.read(target), current.bytes == original.bytes else {
        throw FileProblem(path, changed)
      }
    }
  }

  /// Writes a file that may be there or not, such as a report. The mode of a new file follows the umask. A named pipe or
  /// a device is written to as it is.
  package static func write(_ bytes: ContiguousArray<UInt8>, to path: FilePath) throws(FileProblem) {
    guard let status = try? FileStatus(of: path) else { return try create(path, with: bytes) }
    if case .other = status.kind { return try append(bytes, to: path) }
    // `/dev/stdout` can be a link to a file that the shell has open; that file must not be replaced.
    if path.bytes.starts(with: "/dev/".utf8) { return try append(bytes, to: path) }
    try replaceExisting(path, with: bytes) { (_) throws(FileProblem) in }
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
    try naming(path) { () throws(SystemError) in try temporary.move(to: target) }
  }

  private static func create(_ path: FilePath, with bytes: ContiguousArray<UInt8>) throws(FileProblem) {
    if let target = path.linkTarget { throw FileProblem(path, "the link leads nowhere: \(target.text)") }
    let temporary = try TemporaryFile(beside: path, for: path)
    try naming(path) { () throws(SystemError) in
      try temporary.fill(bytes)
      try temporary.move(to: path)
    }
  }

  private static let changed = "has changed since it was read; nothing is written"
}
