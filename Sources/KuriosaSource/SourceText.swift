/// The bytes of one document, as they lie in the file. Never repaired, never re-encoded; a byte order mark counts.
public struct SourceText: Sendable {
  public let bytes: ContiguousArray<UInt8>

  public init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    self.bytes = ContiguousArray(text.utf8)
  }

  /// Size in bytes.
  public var count: Int { bytes.count }

  /// The bytes in `range`.
  public subscript(range: ByteRange) -> ContiguousArray<UInt8>.SubSequence {
    bytes[range.start..<range.end]
  }

  /// The text in `range`; bytes that are not UTF-8 become U+FFFD, so this is for showing only.
  public func string(_ range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Bytes taken by a UTF-8 byte order mark at the start: 3 or 0.
  public var byteOrderMarkLength: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}
