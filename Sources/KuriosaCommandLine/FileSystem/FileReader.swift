import KuriosaSource

/// Reads whole files.
package enum FileReader {
  /// No document may be larger, in bytes: 16 MiB.
  package static let sizeLimit = 16 * 1024 * 1024

  package enum Contents: Sendable {
    case text(SourceText)
    /// Larger than the limit and not read to the end: the size in bytes, as far as it is known.
    case tooLarge(Int)
  }

  /// The bytes of the file that `path` leads to, as they are while it is read. Never waits for a named pipe or a
  /// device: what is not a regular file is a problem.
  package static func read(_ path: FilePath, limit: Int = sizeLimit) throws(FileProblem) -> Contents {
    let file = try naming(path) { () throws(SystemError) in try FileDescriptor.open(reading: path) }
    let status = try naming(path) { () throws(SystemError) in try file.status() }
    if let obstacle = status.kind.obstacle { throw FileProblem(path, obstacle) }
    if status.size > limit { return .tooLarge(status.size) }
    return try naming(path) { () throws(SystemError) in
      try readAll(file, expecting: status.size, limit: limit)
    }
  }

  /// Standard input up to its end, under the name by which the reports show it.
  package static func readStandardInput(named path: FilePath, limit: Int = sizeLimit) throws(FileProblem) -> Contents {
    try naming(path) { () throws(SystemError) in
      try readAll(FileDescriptor(number: 0), expecting: 0, limit: limit)
    }
  }

  /// Reads to the end. A file that is as long as expected costs a single call.
  private static func readAll(
    _ file: borrowing FileDescriptor, expecting size: Int, limit: Int
  ) throws(SystemError) -> Contents {
    var capacity = min(max(size, 4096 - SourceText.padding), limit)
    var bytes = ContiguousArray<UInt8>()
    while true {
      var part = Part(file: file.number, expected: size, capacity: capacity)
      bytes = unsafe ContiguousArray(room: capacity + SourceText.padding) { buffer in
        _ = unsafe buffer.update(fromContentsOf: bytes)
        var count = bytes.count
        unsafe part.fill(UnsafeMutableRawBufferPointer(buffer), &count)
        return count
      }
      if let error = part.error { throw error }
      if part.hasEnded { return .text(SourceText(padded: bytes)) }
      if bytes.count > limit { return .tooLarge(bytes.count) }
      capacity = min(capacity * 2, limit)
    }
  }
}

/// One buffer's share of a file.
private struct Part {
  let file: Int32
  let expected: Int
  /// Bytes of text that have room before the padding; one more is asked for, to see that the file ends there.
  let capacity: Int
  var hasEnded = false
  var error: SystemError?

  init(file: Int32, expected: Int, capacity: Int) {
    self.file = file
    self.expected = expected
    self.capacity = capacity
  }

  /// Reads behind the first `count` bytes until the file or the room ends; at the file's end writes the padding.
  mutating func fill(_ buffer: UnsafeMutableRawBufferPointer, _ count: inout Int) {
    while count <= capacity, !hasEnded {
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...capacity])
      do throws(SystemError) {
        // A file that is there whole has no bytes to wait for; some that the system makes up are never done.
        let length = try unsafe FileDescriptor.read(file, into: room, waits: file == 0)
        count += length
        hasEnded = length == 0 || count == expected && length < room.count
      } catch {
        self.error = error
        return
      }
    }
    guard hasEnded else { return }
    for index in count..<count + SourceText.padding { unsafe buffer[index] = 0 }
    count += SourceText.padding
  }
}

extension FileStatus.Kind {
  /// Why what lies there can't be read as a document; nil for a regular file.
  var obstacle: String? {
    switch self {
    case .file: nil
    case .folder: SystemError.isFolder.reason
    case .link: "is a link"
    case .other(let kind): "is \(kind), not a regular file"
    }
  }
}
