/// A sub-collection that is offered: a suggestion with the name and icon it is shown with.
public struct OfferedCollection: Sendable, Hashable {
  public let suggestion: Template.Suggestion
  public let name: LocalizedText
  public let icon: String
}

/// "Suggested sub-collections."
public enum SuggestedCollections {
  /// "A collection's suggestions are its template's own suggestions. When the template has none (the key is absent), they
  /// are those of the built-in template it is (`id`) or is `basedOn`, as shipped with the app." Of what that one is based
  /// on nothing is taken (decision 40).
  ///
  /// - Parameter shipped: the built-in templates as shipped, by ID.
  public static func suggestions(of template: Template, shipped: [String: Template]) -> [Template.Suggestion] {
    if let own = template.suggestions { return own }
    let builtin = shipped[template.id] ?? template.basedOn.flatMap { shipped[$0] }
    return builtin?.suggestions ?? []
  }

  /// The suggestions that are offered, in their order. "A template the app does not know is not offered." Without name or
  /// icon, the template's are used; without template both are required, so one that lacks them is not offered.
  public static func offered(by template: Template, shipped: [String: Template]) -> [OfferedCollection] {
    suggestions(of: template, shipped: shipped).compactMap { suggestion in
      var source: Template?
      if let id = suggestion.template {
        source = shipped[id]
        if source == nil { return nil }
      }
      guard let name = suggestion.name ?? source?.name, let icon = suggestion.icon ?? source?.icon else { return nil }
      return OfferedCollection(suggestion: suggestion, name: name, icon: icon)
    }
  }

  /// "A collection without any piece, also in its sub-collections, shows its suggestions as chips at its top; a suggestion
  /// whose name equals a sub-collection's name (ignoring case) is left out."
  ///
  /// - Parameters:
  ///   - names: the names of the suggestions offered, in the reader's language.
  ///   - pieces: how many pieces the collection and its sub-collections have.
  /// - Returns: positions of the names shown.
  public static func chips(of names: [String], subCollections: [String], pieces: Int) -> [Int] {
    guard pieces == 0 else { return [] }
    let taken = Set(subCollections.map(CaselessText.init))
    return names.indices.filter { !taken.contains(CaselessText(names[$0])) }
  }
}

/// What "New sub-collection" offers.
public struct NewSubCollection: Sendable, Hashable {
  /// The parent's suggestions, first in the list.
  public let offered: [OfferedCollection]
  /// The position of the one that is chosen: "the first one (or the one tapped in the empty collection)"; nil where the
  /// parent suggests nothing.
  public let chosen: Int?
  /// "Then the groups of 'New collection'."
  public let groups: [TemplateGroup]

  /// - Parameter tapped: the position, among those offered, of the suggestion that was tapped.
  public init(in parent: Template, shipped: [String: Template], tapped: Int? = nil) {
    offered = SuggestedCollections.offered(by: parent, shipped: shipped)
    let isOffered = tapped.map(offered.indices.contains) ?? false
    chosen = isOffered ? tapped : offered.indices.first
    groups = TemplateGroup.allCases
  }
}
