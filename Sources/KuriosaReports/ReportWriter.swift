/// Takes the bytes of a report and hands them on in large pieces, so that no report is ever in memory as a whole.
package struct ReportWriter {
  /// Bytes that are gathered before they are handed on.
  package static let pieceSize = 1 << 16

  private var buffer: ContiguousArray<UInt8> = []
  private let sink: (ContiguousArray<UInt8>) -> Void

  /// A writer that calls `sink` with each piece in order. What can go wrong there is the sink's to remember.
  package init(sink: @escaping (ContiguousArray<UInt8>) -> Void) {
    self.sink = sink
  }

  package mutating func write(_ text: some StringProtocol) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.pieceSize { flush() }
  }

  package mutating func write(_ bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceSize { flush() }
  }

  package mutating func write(byte: UInt8) {
    buffer.append(byte)
  }

  package mutating func writeLine() {
    write(byte: UInt8(ascii: "\n"))
  }

  package mutating func writeLine(_ text: some StringProtocol) {
    write(text)
    write(byte: UInt8(ascii: "\n"))
  }

  /// Hands on what is left. To be called once at the end.
  package mutating func flush() {
    guard !buffer.isEmpty else { return }
    sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

extension ReportWriter {
  /// The bytes that `body` writes, gathered.
  package static func bytes(_ body: (inout ReportWriter) -> Void) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    var writer = ReportWriter { result.append(contentsOf: $0) }
    body(&writer)
    writer.flush()
    return result
  }
}
