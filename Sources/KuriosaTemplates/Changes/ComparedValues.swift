import KuriosaJSON
import KuriosaSource

/// Compares values of two documents by their canonical forms: the order of members, white space, and the spelling of
/// numbers and escapes make no difference.
struct ComparedValues: Sendable {
  /// A member that is not the same in both objects; `.none` where one has none.
  struct Member {
    var key: String
    var old: NodeIndex
    var new: NodeIndex
  }

  let old: JSONTree
  let new: JSONTree

  init(_ old: JSONTree, _ new: JSONTree) {
    self.old = old
    self.new = new
  }

  /// Whether there is a difference. A value that could not be read has none.
  func differ(_ oldNode: NodeIndex, _ newNode: NodeIndex) -> Bool {
    guard oldNode.exists, newNode.exists else {
      return (oldNode.exists && isSound(oldNode, old)) || (newNode.exists && isSound(newNode, new))
    }
    if old.source[old.range(oldNode)] == new.source[new.range(newNode)] { return false }
    guard case .success(let before) = old.canonicalForm(of: oldNode),
      case .success(let after) = new.canonicalForm(of: newNode)
    else { return false }
    return before != after
  }

  /// The members that differ, of each key the first: in the order of the new object, then those that are gone.
  func differingMembers(_ oldObject: NodeIndex, _ newObject: NodeIndex) -> [Member] {
    let before = firstMembers(oldObject, old)
    let after = firstMembers(newObject, new)
    let oldValues = Dictionary(uniqueKeysWithValues: before)
    let newKeys = Set(after.map(\.key))
    var result: [Member] = []
    for (key, value) in after {
      let oldValue = oldValues[key] ?? .none
      if differ(oldValue, value) { result.append(Member(key: key, old: oldValue, new: value)) }
    }
    // What is not in an object with faults may be in the part that could not be read.
    if new.isDamaged(newObject) { return result }
    for (key, value) in before where !newKeys.contains(key) && differ(value, .none) {
      result.append(Member(key: key, old: value, new: .none))
    }
    return result
  }

  /// A value as it is shown: a text as it is, all else as compact JSON.
  func shown(_ node: NodeIndex, _ tree: JSONTree) -> String {
    if tree.kind(node) == .string { return tree.text(node) }
    guard case .success(let bytes) = tree.canonicalForm(of: node) else { return tree.source.string(tree.range(node)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isSound(_ node: NodeIndex, _ tree: JSONTree) -> Bool {
    tree.kind(node) != .missing && !tree.isDamaged(node)
  }

  private func firstMembers(_ object: NodeIndex, _ tree: JSONTree) -> [(key: String, value: NodeIndex)] {
    var seen: Set<String> = []
    return tree.members(of: object).compactMap { member in
      let key = tree.text(member.key)
      return seen.insert(key).inserted ? (key, member.value) : nil
    }
  }
}
