import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// One entry of `highlights`, as the rules see it.
struct Highlight {
  let node: NodeIndex
  /// Whether it is `@count`, the count of the collection.
  let isCount: Bool
  /// The field it names; nil for the count, and where no field has that key.
  let field: Int?

  /// The entries that are sound strings.
  static func all(_ view: TemplateView, _ fieldsByKey: ByteStringIndex) -> [Highlight] {
    guard view.value(.highlights).exists else { return [] }
    return view.strings(in: .highlights).map { node in
      let isCount = view.tree.equals(node, "@count")
      return Highlight(node: node, isCount: isCount, field: isCount ? nil : fieldsByKey.find(node, view.tree))
    }
  }

  /// Takes an entry out of the list. With the last one goes the list: an empty one would show nothing on purpose.
  static func removal(_ node: NodeIndex, _ facts: DocumentFacts) -> FixIt {
    let list = facts.view.value(.highlights)
    guard facts.tree[node].next == facts.tree[list].next, node.value == list.value + 1 else {
      return FixIt("remove it", isSafe: false, edits: Splices.removingElement(node, facts.tree))
    }
    let key = facts.view.key(ofValue: list)
    return FixIt("remove \"highlights\"", isSafe: false, edits: Splices.removingMember(key: key, facts.tree))
  }

  /// Whether nothing is wrong with the first entries of the list.
  static func areSound(first count: Int, _ facts: DocumentFacts) -> Bool {
    let entries = facts.tree.elements(of: facts.view.value(.highlights)).prefix(count)
    let highlights = Array(facts.highlights.prefix(count))
    guard highlights.map(\.node) == Array(entries) else { return false }
    var known = ByteStringIndex(capacity: count)
    return highlights.allSatisfy { highlight in
      guard known.add(highlight.node, facts.tree) == nil else { return false }
      guard let field = highlight.field else { return highlight.isCount && facts.view.value(.quantity).exists }
      return !facts.view.fields[field].isHidden && !facts.sensitivity.isSensitive[field]
    }
  }
}
