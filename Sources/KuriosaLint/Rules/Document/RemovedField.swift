import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// One entry of `removedStandardFields`, as the rules see it.
struct RemovedField: Sendable {
  let node: NodeIndex
  /// Nil where it is no standard field.
  let field: StandardField?

  static func all(_ view: TemplateView) -> [RemovedField] {
    guard view.value(.removedStandardFields).exists else { return [] }
    return view.strings(in: .removedStandardFields).map {
      RemovedField(node: $0, field: view.word(StandardField.self, $0))
    }
  }

  /// Takes an entry out of the list.
  func removal(_ facts: DocumentFacts) -> FixIt {
    FixIt("remove it", isSafe: false, edits: Splices.removingElement(node, facts.tree))
  }
}
