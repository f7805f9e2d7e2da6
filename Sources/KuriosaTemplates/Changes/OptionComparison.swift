import KuriosaJSON

extension Comparer {
  /// The choices of a field, or the units of a quantity.
  mutating func compareOptions(_ field: FieldPair) {
    let before = old.options(of: field.old)
    let after = new.options(of: field.new)
    let oldOptions = Array(old.view.options(of: field.old))
    let newOptions = Array(new.view.options(of: field.new))
    let list = field.place + "/options/"
    for (index, option) in newOptions.enumerated() where after.isFirst(index) {
      guard let id = after.names[index] else { continue }
      if let oldIndex = before.indexes[id] {
        compareOption(oldOptions[oldIndex], option, list + JSONPointers.escape(id))
      } else if before.isSound {
        add(
          .optionAdded, .harmless, list + JSONPointers.escape(id), .none, option.part.node,
          lacking: (before.list, .none))
      }
    }
    guard after.isSound else { return }
    let removed = oldOptions.indices.filter { index in
      before.isFirst(index) && before.names[index].map { after.indexes[$0] == nil } ?? false
    }
    let added = newOptions.indices.filter { after.isFirst($0) && before.indexes[after.names[$0] ?? ""] == nil }
    let renames = LikelyRename.pairs(
      removed: removed.map { part(oldOptions[$0], before.names[$0], old) },
      added: added.map { part(newOptions[$0], after.names[$0], new) })
    for index in removed {
      guard let id = before.names[index] else { continue }
      add(
        .optionRemoved, .breaking, list + JSONPointers.escape(id), oldOptions[index].part.node, .none,
        lacking: (.none, after.list), likelyNewName: renames[id])
    }
    compareOrder(before, after, field.place + "/options")
  }

  private func part(_ option: OptionPart, _ id: String?, _ template: ComparedTemplate) -> LikelyRename.Part {
    LikelyRename.Part(
      name: id ?? "", type: nil, label: template.canonical(template.view.value(.label, of: option.part)))
  }

  private mutating func compareOption(_ before: OptionPart, _ after: OptionPart, _ place: String) {
    let parts = (before.part.node, after.part.node)
    compareText(
      old.view.value(.label, of: before.part), new.view.value(.label, of: after.part), place + "/label", lacking: parts)
    let (oldHidden, newHidden) = (old.view.value(.hidden, of: before.part), new.view.value(.hidden, of: after.part))
    var known: Set<String> = ["id", "label"]
    if before.isHidden != after.isHidden, isSwitch(oldHidden, old.tree), isSwitch(newHidden, new.tree) {
      known.insert("hidden")
      add(
        .hidden, .harmless, place + "/hidden", old: String(before.isHidden), new: String(after.isHidden),
        oldHidden.exists ? oldHidden : before.part.node, newHidden.exists ? newHidden : after.part.node)
    }
    compareMembers(values.differingMembers(before.part.node, after.part.node), except: known, place, lacking: parts)
  }

  private func isSwitch(_ node: NodeIndex, _ tree: JSONTree) -> Bool {
    !node.exists || tree.kind(node) == .true || tree.kind(node) == .false
  }
}
