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

  /// Takes an entry out of the list.
  static func removal(_ node: NodeIndex, _ facts: DocumentFacts) -> FixIt {
    FixIt("remove it", isSafe: false, edits: Splices.removingElement(node, facts.tree))
  }
}
