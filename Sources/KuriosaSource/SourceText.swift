/// The bytes of one document, as they lie in the file. Never repaired, never re-encoded; a byte order mark counts.
///
/// Behind the last byte lie `padding` zero bytes, so that readers can look ahead without asking for the end: a zero
/// byte is no part of any JSON token.
public struct SourceText: Sendable {
  /// Zero bytes behind the text.
  @inlinable public static var padding: Int { 32 }

  @usableFromInline
  let storage: ContiguousArray<UInt8>

  public init(_ bytes: some Collection<UInt8>) {
    var storage = ContiguousArray<UInt8>()
    storage.reserveCapacity(bytes.count + Self.padding)
    storage.append(contentsOf: bytes)
    for _ in 0..<Self.padding { storage.append(0) }
    self.storage = storage
  }

  public init(_ text: String) {
    self.init(text.utf8)
  }

  /// Takes bytes that already end in `padding` zero bytes; nothing is copied.
  public init(padded storage: ContiguousArray<UInt8>) {
    precondition(storage.count >= Self.padding && storage.suffix(Self.padding).allSatisfy { $0 == 0 })
    self.storage = storage
  }

  /// Size in bytes, without the padding.
  @inlinable @inline(__always)
  public var count: Int { storage.count - Self.padding }

  /// The bytes of the text.
  public var bytes: ContiguousArray<UInt8>.SubSequence { storage[..<count] }

  /// Whether two texts are the same, byte for byte.
  public func hasSameBytes(as other: SourceText) -> Bool {
    guard count == other.count else { return false }
    // The padding is equal.
    return stride(from: 0, to: count, by: 8).allSatisfy { eightBytes(at: $0) == other.eightBytes(at: $0) }
  }

  /// The byte at a 0-based offset; 0 just behind the end.
  @inlinable @inline(__always)
  public subscript(offset: Int) -> UInt8 { storage[offset] }

  /// The bytes in `range`.
  public subscript(range: ByteRange) -> ContiguousArray<UInt8>.SubSequence { storage[range.start..<range.end] }

  /// The text in `range`; bytes that are not UTF-8 become U+FFFD, so this is for showing only.
  public func string(_ range: ByteRange) -> String {
    String(decoding: storage[range.start..<range.end], as: UTF8.self)
  }

  /// Bytes taken by a UTF-8 byte order mark at the start: 3 or 0.
  public var byteOrderMarkLength: Int {
    storage[0] == 0xEF && storage[1] == 0xBB && storage[2] == 0xBF && count >= 3 ? 3 : 0
  }

  /// Eight bytes from a 0-based offset on, the first one lowest; the offset may be up to the end of the text.
  @inlinable @inline(__always)
  public func eightBytes(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset + 8 <= storage.count)
    return unsafe storage.withUnsafeBytes {
      UInt64(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  /// Up to eight bytes from a 0-based offset on, the first one lowest, and zeros behind them.
  @inlinable @inline(__always)
  public func bytes(at offset: Int, upTo end: Int) -> UInt64 {
    let word = eightBytes(at: offset)
    return end - offset >= 8 ? word : word & ~(UInt64.max << UInt64((end - offset) * 8))
  }

  /// Whether two ranges hold the same bytes.
  public func areEqual(_ left: ByteRange, _ right: ByteRange) -> Bool {
    guard left.count == right.count else { return false }
    var (offset, other) = (left.start, right.start)
    while offset < left.end {
      guard bytes(at: offset, upTo: left.end) == bytes(at: other, upTo: right.end) else { return false }
      offset += 8
      other += 8
    }
    return true
  }

  /// Whether a range holds the UTF-8 bytes of `text`.
  public func holds(_ text: String, in range: ByteRange) -> Bool {
    guard text.utf8.count == range.count else { return false }
    var offset = range.start
    for byte in text.utf8 {
      guard storage[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  /// Calls `body` with the bytes, the padding included.
  public func withPaddedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe storage.withUnsafeBufferPointer { buffer in try unsafe body(buffer) }
  }
}
