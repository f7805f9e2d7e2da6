import KuriosaSource

/// The nodes and bytes of a tree, unchecked: for loops that visit each of them. Every index has to come from the tree, and
/// no window outlives the call that it was made for.
@safe
public struct TreeWindow {
  @usableFromInline let nodes: UnsafePointer<JSONNode>
  @usableFromInline let bytes: UnsafeRawPointer

  init(_ nodes: UnsafePointer<JSONNode>, _ bytes: UnsafeRawPointer) {
    unsafe self.nodes = nodes
    unsafe self.bytes = bytes
  }

  @inlinable @inline(__always)
  public subscript(index: UInt32) -> JSONNode { unsafe nodes[Int(index)] }

  @inlinable @inline(__always)
  public subscript(index: NodeIndex) -> JSONNode { unsafe nodes[Int(index.value)] }

  /// The byte at a 0-based offset.
  @inlinable @inline(__always)
  public func byte(at offset: UInt32) -> UInt8 {
    unsafe bytes.load(fromByteOffset: Int(offset), as: UInt8.self)
  }

  /// Two bytes from a 0-based offset on, the first one low.
  @inlinable @inline(__always)
  public func twoBytes(at offset: UInt32) -> UInt16 {
    UInt16(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: Int(offset), as: UInt16.self))
  }

  /// Up to eight bytes from a 0-based offset on, the first one lowest, and zeros behind them.
  @inlinable @inline(__always)
  public func bytes(at offset: Int, upTo end: Int) -> UInt64 {
    let word = UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return end - offset >= 8 ? word : word & ~(UInt64.max &<< UInt64((end - offset) * 8))
  }

  /// Whether two strings have the same bytes between their quotes.
  @inlinable @inline(__always)
  public func haveSameBytes(_ left: JSONNode, _ right: JSONNode) -> Bool {
    guard left.end &- left.start == right.end &- right.start else { return false }
    var (offset, other) = (Int(left.start) &+ 1, Int(right.start) &+ 1)
    let (end, otherEnd) = (Int(left.end) &- 1, Int(right.end) &- 1)
    while offset < end {
      guard bytes(at: offset, upTo: end) == bytes(at: other, upTo: otherEnd) else { return false }
      offset &+= 8
      other &+= 8
    }
    return true
  }
}

extension JSONTree {
  /// Calls `body` with a window on this tree.
  @inline(__always)
  public func withWindow<Result>(_ body: (TreeWindow) -> Result) -> Result {
    unsafe nodes.withUnsafeBufferPointer { nodes in
      unsafe source.withPaddedBytes { bytes in
        unsafe body(TreeWindow(nodes.baseAddress!, UnsafeRawPointer(bytes.baseAddress!)))
      }
    }
  }
}
