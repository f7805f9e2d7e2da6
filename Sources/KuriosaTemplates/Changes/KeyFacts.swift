import KuriosaJSON

/// The key facts that cards and lists show of a version of a template: field keys, and `@count`.
struct KeyFacts {
  /// What is left out, since its removal has been said: keys of fields, and `@count`.
  let gone: Set<String>

  /// Nil where the highlights can't be read.
  func shown(of template: ComparedTemplate) -> [String]? {
    let view = template.view
    let list = view.value(.highlights)
    guard list.exists else { return Array(visible(template).prefix(3)) }
    guard template.tree.kind(list) == .array, !template.tree.isDamaged(list) else { return nil }
    let visible = Set(visible(template))
    let facts = view.strings(in: .highlights).map { template.tree.text($0) }.filter { fact in
      fact == KeyFact.countSpelling ? showsCount(view) : visible.contains(fact)
    }
    return Array(facts.prefix(3))
  }

  /// "Visible, non-sensitive field keys".
  private func visible(_ template: ComparedTemplate) -> [String] {
    template.view.fields.indices.compactMap { index in
      guard !template.view.fields[index].isHidden, !template.isSensitive[index], template.fields.isFirst(index),
        let key = template.fields.names[index], !gone.contains(key)
      else { return nil }
      return key
    }
  }

  /// "It is left out while the count is removed."
  private func showsCount(_ view: TemplateView) -> Bool {
    guard view.quantity != nil, !gone.contains(KeyFact.countSpelling) else { return false }
    return !view.strings(in: .removedStandardFields).contains { view.tree.equals($0, StandardField.quantity.rawValue) }
  }
}
