import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The icons that a document names: its own and those of its suggestions.
enum Icons {
  /// Sound strings, in the order of the document.
  static func nodes(_ facts: DocumentFacts) -> [NodeIndex] {
    let suggested = facts.view.suggestions.map { facts.view.string(SuggestionKey.icon, of: $0.part) }
    return ([facts.view.string(.icon)] + suggested).compactMap { $0 }
  }

  /// Calls `body` with each icon that is a symbol.
  static func forEachSymbol(_ facts: DocumentFacts, _ body: (NodeIndex, Symbol) -> Void) {
    for node in nodes(facts) {
      if let symbol = SymbolTable.find(facts.tree.utf8(node)) { body(node, symbol) }
    }
  }
}
