import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Suggestions that name no template, and so need a name and an icon of their own.
enum BareSuggestion {
  /// Those without `key`, and without a key that was probably meant for it or for `template`: that is a finding at that key.
  static func lacking(_ key: SuggestionKey, _ facts: DocumentFacts) -> [NodeIndex] {
    let misspelt = misspeltKeys(meaning: [key.spelling, SuggestionKey.template.spelling], facts.view)
    var next = 0
    var result: [NodeIndex] = []
    for suggestion in facts.view.suggestions {
      let part = suggestion.part
      guard !part.has(.template), !part.has(key), !facts.tree.isDamaged(part.node) else { continue }
      while next < misspelt.count, misspelt[next] < part.node { next += 1 }
      let isMisspelt = next < misspelt.count && misspelt[next].value < facts.tree[part.node].next
      if !isMisspelt { result.append(part.node) }
    }
    return result
  }

  /// In the order of the text.
  private static func misspeltKeys(meaning keys: [String], _ view: TemplateView) -> [NodeIndex] {
    view.faults.compactMap { fault in
      guard case .misspelledKey(let meant, object: SuggestionKey.objectName) = fault.kind, keys.contains(meant) else {
        return nil
      }
      return fault.node
    }
  }
}
