import KuriosaJSON

/// JSON pointers with ids instead of indexes: `/fields/brand/label/de` for `/fields/3/label/de`. They still hold when
/// something is put in before; exceptions and fingerprints use them.
public struct IdentifiedPointers: Sendable {
  private let tree: JSONTree
  /// The elements of the arrays that were passed through.
  private var elements: [NodeIndex: ContiguousArray<NodeIndex>] = [:]
  /// The values in the objects that were passed through, by their unescaped keys; of several of one key the first.
  private var members: [NodeIndex: [ContiguousArray<UInt8>: NodeIndex]] = [:]

  public init(_ tree: JSONTree) {
    self.tree = tree
  }

  /// The RFC 6901 pointer `pointer` of this tree with each index replaced by the element's `key`, `id` or `template`,
  /// if it has one. What leads nowhere stays as it is.
  public mutating func pointer(_ pointer: String) -> String {
    var node: NodeIndex? = .root
    var result = ""
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let container = node else {
        result += "/" + part
        continue
      }
      node = child(of: container, String(part))
      let name = tree.kind(container) == .array ? node.flatMap(identifier) : nil
      result += "/" + (name ?? String(part))
    }
    return result
  }

  private mutating func child(of container: NodeIndex, _ part: String) -> NodeIndex? {
    switch tree.kind(container) {
    case .object:
      if members[container] == nil {
        let all = tree.members(of: container).map { (tree.utf8($0.key), $0.value) }
        members[container] = Dictionary(all) { first, _ in first }
      }
      return members[container]?[ContiguousArray(JSONPointers.unescape(part).utf8)]
    case .array:
      if elements[container] == nil { elements[container] = ContiguousArray(tree.elements(of: container)) }
      guard let index = Int(part), let all = elements[container], all.indices.contains(index) else { return nil }
      return all[index]
    default: return nil
    }
  }

  private func identifier(_ element: NodeIndex) -> String? {
    for key in ["key", "id", "template"] {
      guard let value = tree.value(of: key, in: element), tree.kind(value) == .string else { continue }
      let text = tree.text(value)
      if !text.isEmpty { return JSONPointers.escape(text) }
    }
    return nil
  }
}
