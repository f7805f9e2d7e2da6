import KuriosaSource

/// A document as a flat tree: every key and value with its exact range, nothing interpreted, nothing lost.
public struct JSONTree: Sendable {
  public let source: SourceText
  /// At least one node: the root, which is `.missing` where the text holds no value.
  public let nodes: ContiguousArray<JSONNode>
  /// At least the flags that some node has.
  public let flags: JSONNode.Flags
  /// In the order of the text.
  public let faults: [SyntaxFault]
  /// Whether the parser gave up before the end of the text.
  public let isTruncated: Bool

  @inlinable @inline(__always)
  public subscript(index: NodeIndex) -> JSONNode { nodes[Int(index.value)] }

  @inlinable @inline(__always)
  public func kind(_ index: NodeIndex) -> JSONNode.Kind { self[index].kind }

  /// The bytes of the key or value, quotes and brackets included.
  @inlinable @inline(__always)
  public func range(_ index: NodeIndex) -> ByteRange { self[index].range }

  @inlinable @inline(__always)
  public func isDamaged(_ index: NodeIndex) -> Bool { self[index].flags.contains(.damaged) }

  /// The members of an object, in order; none for anything else.
  @inlinable @inline(__always)
  public func members(of object: NodeIndex) -> Members { Members(nodes: nodes, of: object) }

  /// The elements of an array, in order; none for anything else.
  @inlinable @inline(__always)
  public func elements(of array: NodeIndex) -> Elements { Elements(nodes: nodes, of: array) }

  /// The value of the first member called `key`; nil where there is none.
  public func value(of key: String, in object: NodeIndex) -> NodeIndex? {
    members(of: object).first { utf8($0.key).elementsEqual(key.utf8) }?.value
  }

  /// A key and its value.
  public struct Member: Sendable {
    public let key: NodeIndex
    public let value: NodeIndex

    @inlinable @inline(__always)
    init(key: NodeIndex, value: NodeIndex) {
      self.key = key
      self.value = value
    }
  }

  public struct Members: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: ContiguousArray<JSONNode>
    @usableFromInline var index: UInt32
    @usableFromInline let end: UInt32

    @inlinable @inline(__always)
    init(nodes: ContiguousArray<JSONNode>, of object: NodeIndex) {
      self.nodes = nodes
      let node = nodes[Int(object.value)]
      index = object.value + 1
      end = node.kind == .object ? node.next : index
    }

    @inlinable @inline(__always)
    public mutating func next() -> Member? {
      guard index < end else { return nil }
      let key = NodeIndex(index)
      index = nodes[Int(index)].next
      return Member(key: key, value: NodeIndex(key.value + 1))
    }
  }

  public struct Elements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: ContiguousArray<JSONNode>
    @usableFromInline var index: UInt32
    @usableFromInline let end: UInt32

    @inlinable @inline(__always)
    init(nodes: ContiguousArray<JSONNode>, of array: NodeIndex) {
      self.nodes = nodes
      let node = nodes[Int(array.value)]
      index = array.value + 1
      end = node.kind == .array ? node.next : index
    }

    @inlinable @inline(__always)
    public mutating func next() -> NodeIndex? {
      guard index < end else { return nil }
      let element = NodeIndex(index)
      index = nodes[Int(index)].next
      return element
    }
  }
}
