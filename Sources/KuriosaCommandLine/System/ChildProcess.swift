import KuriosaSource
import KuriosaSystem

/// Another program, run to its end.
package enum ChildProcess {
  package struct End: Sendable {
    /// The exit status; 128 and the number of the signal if one ended it, as shells show it.
    package var status: Int32
    /// What it wrote to standard output.
    package var output: ContiguousArray<UInt8>
    /// What it wrote to standard error.
    package var errors: ContiguousArray<UInt8>
  }

  /// Runs the program that is called by the first word and is looked for in `PATH`, with exactly these bytes as its
  /// arguments and on its standard input.
  package static func run(
    _ words: [FilePath], input: ContiguousArray<UInt8> = []
  ) throws(SystemError) -> End {
    let input = try FileDescriptor.open(holding: input)
    let output = try Pipe()
    let errors = try Pipe()
    let process = try start(words, input.number, output.writing.number, errors.writing.number)
    var captured = Captured(output.closeWriting(), errors.closeWriting())
    try captured.readAll()
    let status = kuriosa_wait_for_process(process)
    if status < 0 { throw SystemError.last }
    return End(status: status, output: captured.output, errors: captured.errors)
  }

  private static func start(
    _ words: [FilePath], _ input: Int32, _ output: Int32, _ errors: Int32
  ) throws(SystemError) -> Int32 {
    var names: [[CChar]] = []
    for word in words { names.append(try word.systemName()) }
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe names.map { name in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.count)
      unsafe copy.initialize(from: name, count: name.count)
      return unsafe copy
    }
    defer { for index in unsafe arguments.indices { unsafe arguments[index]?.deallocate() } }
    unsafe arguments.append(nil)
    let process = unsafe kuriosa_start_process(arguments, input, output, errors)
    if process < 0 { throw SystemError.last }
    return process
  }
}

/// Both ends of a pipe.
private struct Pipe: ~Copyable {
  let reading: FileDescriptor
  let writing: FileDescriptor

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard unsafe kuriosa_make_pipe(&ends) == 0 else { throw SystemError.last }
    reading = FileDescriptor(number: ends[0])
    writing = FileDescriptor(number: ends[1])
  }

  /// The reading end alone: it ends when the other program closes its writing end.
  consuming func closeWriting() -> FileDescriptor { reading }
}

/// Reads two pipes as they fill, so that a program never waits for the one while we wait for the other.
private struct Captured: ~Copyable {
  private let first: FileDescriptor
  private let second: FileDescriptor
  private(set) var output = ContiguousArray<UInt8>()
  private(set) var errors = ContiguousArray<UInt8>()

  init(_ first: consuming FileDescriptor, _ second: consuming FileDescriptor) {
    self.first = first
    self.second = second
  }

  mutating func readAll() throws(SystemError) {
    var numbers = (first.number, second.number)
    while numbers.0 >= 0 || numbers.1 >= 0 {
      let ready = kuriosa_wait_readable(numbers.0, numbers.1)
      if ready & 1 != 0, try !Self.readSome(numbers.0, &output) { numbers.0 = -1 }
      if ready & 2 != 0, try !Self.readSome(numbers.1, &errors) { numbers.1 = -1 }
    }
  }

  /// False at the end.
  private static func readSome(_ number: Int32, _ bytes: inout ContiguousArray<UInt8>) throws(SystemError) -> Bool {
    var piece = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
    var error: SystemError?
    let count = unsafe piece.withUnsafeMutableBytes { buffer in
      do throws(SystemError) {
        return try unsafe FileDescriptor.read(number, into: buffer)
      } catch let failure {
        error = failure
        return 0
      }
    }
    if let error { throw error }
    bytes.append(contentsOf: piece[..<count])
    return count > 0
  }
}
