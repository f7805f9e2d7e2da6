import KuriosaJSON

extension Comparer {
  private static let knownMembers: Set<String> = Set(
    [DocumentKey.version, .name, .sections, .fields, .quantity, .removedStandardFields, .highlights].map(\.spelling))

  /// Everything but the version.
  mutating func compareDocument(_ members: [ComparedValues.Member]) {
    let root: (NodeIndex, NodeIndex) = (.root, .root)
    compareText(old.view.value(.name), new.view.value(.name), "/name", lacking: root)
    compareMembers(members, except: Self.knownMembers, "", lacking: root)
    compareSections()
    compareFields()
    compareQuantity()
    compareStandardFields()
    compareHighlights(members)
    if changes.isEmpty, new.tree.faults.isEmpty, new.view.faults.isEmpty {
      compareMembers(members, except: ["version"], "", lacking: root)
    }
  }

  private mutating func compareSections() {
    let (before, after) = (old.sections, new.sections)
    for index in new.view.sections.indices where after.isFirst(index) {
      guard let id = after.names[index] else { continue }
      let part = new.view.sections[index].part
      guard let oldIndex = before.indexes[id] else {
        if before.isSound {
          add(
            .sectionAdded, .harmless, "/sections/" + JSONPointers.escape(id), .none, part.node,
            lacking: (before.list, .none))
        }
        continue
      }
      let place = "/sections/" + JSONPointers.escape(id)
      let oldPart = old.view.sections[oldIndex].part
      compareText(
        old.view.value(.label, of: oldPart), new.view.value(.label, of: part), place + "/label",
        lacking: (oldPart.node, part.node))
      compareMembers(
        values.differingMembers(oldPart.node, part.node), except: ["id", "label"], place,
        lacking: (oldPart.node, part.node))
    }
    guard after.isSound else { return }
    let used = Set(old.view.fields.compactMap { old.section(of: $0) })
    for index in old.view.sections.indices where before.isFirst(index) {
      guard let id = before.names[index], after.indexes[id] == nil else { continue }
      let isUsed = used.contains(id)
      add(
        isUsed ? .sectionRemoved : .unusedSectionRemoved, isUsed ? .notable : .harmless,
        "/sections/" + JSONPointers.escape(id), old.view.sections[index].part.node, .none, lacking: (.none, after.list))
    }
    compareOrder(before, after, "/sections")
  }

  private mutating func compareQuantity() {
    let (before, after) = (old.view.value(.quantity), new.view.value(.quantity))
    switch (old.view.quantity, new.view.quantity) {
    case (let oldPart?, let newPart?):
      for key in QuantityKey.allCases {
        compareText(
          old.view.value(key, of: oldPart), new.view.value(key, of: newPart), "/quantity/" + key.spelling,
          lacking: (before, after))
      }
      compareMembers(
        values.differingMembers(before, after), except: ["one", "other"], "/quantity", lacking: (before, after))
    case (_?, nil) where !after.exists && !new.tree.isDamaged(.root):
      add(.countingRemoved, .notable, "/quantity", before, .none, lacking: (.root, .root))
    case (nil, _?) where !before.exists:
      add(.countingAdded, .harmless, "/quantity", .none, after, lacking: (.root, .root))
    default: break
    }
  }

  private mutating func compareStandardFields() {
    let (before, after) = (old.view.value(.removedStandardFields), new.view.value(.removedStandardFields))
    let oldNames = names(.removedStandardFields, old.view)
    let newNames = names(.removedStandardFields, new.view)
    var isExplained = false
    for (name, node) in newNames where !oldNames.contains(where: { $0.name == name }) {
      add(
        .standardFieldRemoved, .notable, "/removedStandardFields/" + JSONPointers.escape(name), .none, node,
        lacking: (before.exists ? before : .root, .none))
      isExplained = true
    }
    if !after.exists || new.tree.kind(after) == .array && !new.tree.isDamaged(after) {
      for (name, node) in oldNames where !newNames.contains(where: { $0.name == name }) {
        add(
          .standardFieldRestored, .harmless, "/removedStandardFields/" + JSONPointers.escape(name), node, .none,
          lacking: (.none, after.exists ? after : .root))
        isExplained = true
      }
    }
    if !isExplained, values.differ(before, after) {
      add(.member, .harmless, "/removedStandardFields", before, after, lacking: (.root, .root))
    }
  }

  /// The known names in a list, each once.
  private func names(_ key: DocumentKey, _ view: TemplateView) -> [(name: String, node: NodeIndex)] {
    var seen: Set<String> = []
    return view.strings(in: key).compactMap { node in
      guard let field = view.word(StandardField.self, node), seen.insert(field.rawValue).inserted else { return nil }
      return (field.rawValue, node)
    }
  }

  /// What cards and lists show. What is gone from the fields and the count has been said.
  private mutating func compareHighlights(_ members: [ComparedValues.Member]) {
    var gone: Set<String> = []
    for change in changes {
      switch change.kind {
      case .fieldRemoved: gone.insert(change.name)
      case .countingRemoved: gone.insert(KeyFact.countSpelling)
      case .standardFieldRemoved where change.name == StandardField.quantity.rawValue:
        gone.insert(KeyFact.countSpelling)
      default: break
      }
    }
    let facts = KeyFacts(gone: gone)
    guard new.fields.isSound, let before = facts.shown(of: old), let after = facts.shown(of: new) else { return }
    let (oldList, newList) = (old.view.value(.highlights), new.view.value(.highlights))
    if before != after, !isRenaming(before, after) {
      add(
        .highlights, .notable, "/highlights", old: before.joined(separator: ", "), new: after.joined(separator: ", "),
        oldList.exists ? oldList : old.fields.list, newList.exists ? newList : new.fields.list)
    } else if values.differ(oldList, newList) {
      add(.member, .harmless, "/highlights", oldList, newList, lacking: (.root, .root))
    }
  }

  /// Whether the facts are the same but for fields that are gone, and what came in their place: a shorter list, or a
  /// list that the next fields fill up.
  private func isRenaming(_ before: [String], _ after: [String]) -> Bool {
    let renamed = Dictionary(
      changes.compactMap { change in change.likelyNewName.map { (change.name, $0) } }
    ) { first, _ in first }
    guard !renamed.isEmpty, let all = KeyFacts(gone: []).shown(of: old) else { return false }
    return all.map { renamed[$0] ?? $0 } == after
  }
}
