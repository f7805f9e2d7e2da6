import KuriosaSource

/// What a layout knows about the objects at one place of a document. The elements of an array have the shape of the array.
public struct LayoutShape: Sendable {
  /// A key that objects of this shape have, and the shape of its value.
  public struct Key: Sendable {
    let name: ContiguousArray<UInt8>
    let shape: LayoutShape

    public init(_ name: String, _ shape: LayoutShape = .plain) {
      self.name = ContiguousArray(name.utf8)
      self.shape = shape
    }
  }

  /// Whether such an object stands on one line where it fits, and so everything in it.
  let mayShareLine: Bool
  /// In the order in which they are written. What is not among them comes after them, in its own order.
  let keys: [Key]

  public init(mayShareLine: Bool, keys: [Key] = []) {
    self.mayShareLine = mayShareLine
    self.keys = keys
  }

  /// Objects of which nothing is known: their members keep their order.
  public static let plain = LayoutShape(mayShareLine: true)

  /// Where the key at `node` stands in the order, and the shape of its value.
  func place(of node: NodeIndex, in tree: JSONTree) -> (rank: Int, shape: LayoutShape) {
    guard !keys.isEmpty else { return (0, .plain) }
    let isPlain = !tree[node].flags.contains(.escaped)
    let name = isPlain ? tree.source[tree.rawContent(node)] : tree.utf8(node)[...]
    for (rank, key) in keys.enumerated() where key.name.count == name.count && key.name.elementsEqual(name) {
      return (rank, key.shape)
    }
    return (keys.count, .plain)
  }
}
