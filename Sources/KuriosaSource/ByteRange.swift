/// A half-open range of UTF-8 byte offsets (0-based) in one source text. The end is exclusive.
public struct ByteRange: Sendable, Hashable {
  public var start: Int
  public var end: Int

  @inlinable @inline(__always)
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a range must not end before it starts")
    self.start = start
    self.end = end
  }

  /// The empty range at `offset`.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// Number of bytes.
  @inlinable @inline(__always)
  public var count: Int { end - start }
  @inlinable @inline(__always)
  public var isEmpty: Bool { start == end }

  /// Whether the two share a byte, or one is an insertion strictly inside the other.
  public func overlaps(_ other: ByteRange) -> Bool {
    start < other.end && other.start < end
  }
}
