/// RFC 6901 pointers of the nodes of one tree. Made once for a document that has findings, in one pass.
public struct JSONPointers: Sendable {
  private let tree: JSONTree
  /// For each node the array or object around it; the root is its own.
  private let parents: ContiguousArray<UInt32>
  /// For each value in an array its index; else 0.
  private let positions: ContiguousArray<UInt32>

  public init(_ tree: JSONTree) {
    self.tree = tree
    var parents = ContiguousArray<UInt32>(repeating: 0, count: tree.nodes.count)
    var positions = parents
    for index in tree.nodes.indices {
      let container = NodeIndex(UInt32(index))
      switch tree.kind(container) {
      case .object:
        for member in tree.members(of: container) {
          parents[Int(member.key.value)] = container.value
          parents[Int(member.value.value)] = container.value
        }
      case .array:
        for (position, element) in tree.elements(of: container).enumerated() {
          parents[Int(element.value)] = container.value
          positions[Int(element.value)] = UInt32(position)
        }
      default: break
      }
    }
    self.parents = parents
    self.positions = positions
  }

  /// The array or object around a node; nil for the root.
  public func parent(of node: NodeIndex) -> NodeIndex? {
    node == .root ? nil : NodeIndex(parents[Int(node.value)])
  }

  /// The pointer to a value, or for a key to its member.
  public func pointer(to node: NodeIndex) -> String {
    var parts: [String] = []
    var current = node
    while let container = parent(of: current) {
      parts.append(part(of: current, in: container))
      current = container
    }
    return parts.reversed().map { "/" + $0 }.joined()
  }

  private func part(of node: NodeIndex, in container: NodeIndex) -> String {
    guard tree.kind(container) == .object else { return String(positions[Int(node.value)]) }
    let isKey = tree[node].flags.contains(.key)
    return Self.escape(tree.text(isKey ? node : NodeIndex(node.value - 1)))
  }

  /// A key as a part of a pointer: `~` is written `~0`, `/` is written `~1`.
  public static func escape(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The key that a part of a pointer stands for.
  public static func unescape(_ part: String) -> String {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return part }
    var result = ""
    var follows = false
    for scalar in part.unicodeScalars {
      switch scalar {
      case "0" where follows: result += "~"
      case "1" where follows: result += "/"
      case "~": break
      default: result.unicodeScalars.append(scalar)
      }
      follows = scalar == "~"
    }
    return result
  }
}
