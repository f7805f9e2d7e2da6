import KuriosaSource
import KuriosaSystem

/// Standard output, or bytes in memory. What is written is gathered and goes out in large pieces.
///
/// A closed pipe ends the process by its signal. Another error is kept, and all that is written afterwards is dropped:
/// `finish` tells, and the program ends with status 2.
package struct Output {
  private static let pieceSize = 1 << 16

  /// nil gathers everything in memory.
  private let descriptor: Int32?
  private var buffer = ContiguousArray<UInt8>()
  private var error: SystemError?

  private init(descriptor: Int32?) {
    self.descriptor = descriptor
  }

  package static let standard = Output(descriptor: 1)
  package static let memory = Output(descriptor: nil)

  /// What has been written so far and not gone out.
  package var bytes: ContiguousArray<UInt8> { buffer }

  package mutating func write(_ bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if descriptor != nil, buffer.count >= Self.pieceSize { flush() }
  }

  package mutating func write(_ text: String) {
    write(text.utf8)
  }

  package mutating func writeLine(_ text: String) {
    write(text.utf8)
    write(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// Sends out what is gathered.
  package mutating func flush() {
    guard let descriptor else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    if error != nil { return }
    do throws(SystemError) {
      try FileDescriptor.write(descriptor, buffer)
    } catch {
      if error == .pipeIsClosed { kuriosa_end_by_closed_pipe() }
      self.error = error
    }
  }

  /// Sends out the rest; the error of the first write that failed.
  package mutating func finish() -> SystemError? {
    flush()
    return error
  }
}
