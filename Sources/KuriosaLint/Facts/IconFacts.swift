import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// An icon that rules have something to say about.
struct UnusualIcon: Sendable {
  enum Kind: Sendable, Hashable {
    case empty
    /// No SF Symbol.
    case unknown
    /// Apple restricts it to a product or feature of its own.
    case restricted
    /// The variant of a symbol for one script or direction; the symbol itself, where there is one.
    case localizedVariant(base: String?)
    /// Newer than the lowest system that the app runs on.
    case tooNew(since: IOSVersion)
    /// An old name of a symbol whose new name works wherever the app runs.
    case renamed(to: String)
  }

  let node: NodeIndex
  let kind: Kind

  /// The icons of a document that show something: its own, then those of its suggestions.
  static func all(_ view: TemplateView, minimumIOS: IOSVersion?) -> [UnusualIcon] {
    var result: [UnusualIcon] = []
    func look(_ node: NodeIndex?) {
      guard let node else { return }
      for kind in kinds(node, view.tree, minimumIOS) { result.append(UnusualIcon(node: node, kind: kind)) }
    }
    look(view.string(.icon))
    for suggestion in view.suggestions { look(view.string(SuggestionKey.icon, of: suggestion.part)) }
    return result
  }

  private static func kinds(_ node: NodeIndex, _ tree: JSONTree, _ minimumIOS: IOSVersion?) -> [Kind] {
    let isEscaped = tree[node].flags.contains(.escaped)
    if tree.rawContent(node).isEmpty { return [.empty] }
    let found = isEscaped ? SymbolTable.find(tree.utf8(node)) : SymbolTable.find(tree.source[tree.rawContent(node)])
    guard let symbol = found else { return [.unknown] }
    if symbol.isLocalizedVariant { return [.localizedVariant(base: symbol.baseName)] }
    var kinds: [Kind] = symbol.isRestricted ? [.restricted] : []
    guard let minimumIOS else { return kinds }
    let since = symbol.introduced
    if since > minimumIOS { kinds.append(.tooNew(since: since)) }
    if let name = symbol.replacedBy, let replacement = SymbolTable.find(name.utf8), replacement.introduced <= minimumIOS
    {
      kinds.append(.renamed(to: name))
    }
    return kinds
  }
}
