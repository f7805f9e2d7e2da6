import KuriosaJSON

extension Comparer {
  mutating func compareFields() {
    let (before, after) = (old.fields, new.fields)
    for index in new.view.fields.indices where after.isFirst(index) {
      guard let key = after.names[index] else { continue }
      let place = "/fields/" + JSONPointers.escape(key)
      if let oldIndex = before.indexes[key] {
        FieldPair(oldIndex, index, place, self).compare(&self)
      } else if before.isSound {
        let isRequired = new.view.fields[index].isRequired
        add(
          .fieldAdded, isRequired ? .notable : .harmless, place, .none, new.view.fields[index].node,
          lacking: (before.list, .none))
      }
    }
    guard after.isSound else { return }
    let removed = old.view.fields.indices.filter { index in
      before.isFirst(index) && before.names[index].map { after.indexes[$0] == nil } ?? false
    }
    let renames = LikelyRename.pairs(
      removed: removed.map { part($0, old) },
      added: new.view.fields.indices.filter { after.isFirst($0) && before.indexes[after.names[$0] ?? ""] == nil }
        .map { part($0, new) })
    for index in removed {
      guard let key = before.names[index] else { continue }
      add(
        .fieldRemoved, .breaking, "/fields/" + JSONPointers.escape(key), old.view.fields[index].node, .none,
        lacking: (.none, after.list), likelyNewName: renames[key])
    }
    compareOrder(before, after, "/fields")
  }

  private func part(_ index: Int, _ template: ComparedTemplate) -> LikelyRename.Part {
    let field = template.view.fields[index]
    return LikelyRename.Part(
      name: template.fields.names[index] ?? "", type: field.type?.rawValue,
      label: template.canonical(template.view.value(.label, of: field.part)))
  }
}

/// A field that both versions have.
struct FieldPair {
  let oldIndex: Int
  let newIndex: Int
  let place: String
  let old: FieldPart
  let new: FieldPart

  init(_ oldIndex: Int, _ newIndex: Int, _ place: String, _ comparer: Comparer) {
    self.oldIndex = oldIndex
    self.newIndex = newIndex
    self.place = place
    old = comparer.old.view.fields[oldIndex]
    new = comparer.new.view.fields[newIndex]
  }

  private var parts: (NodeIndex, NodeIndex) { (old.node, new.node) }

  func compare(_ comparer: inout Comparer) {
    let members = comparer.values.differingMembers(old.node, new.node)
    var known = Self.bound
    if let oldType = old.type, let newType = new.type {
      if oldType == newType {
        known = compareTypeMembers(&comparer)
      } else {
        compareTypes(oldType, newType, &comparer)
      }
    }
    compareSwitches(&comparer)
    compareText(.label, &comparer)
    compareSection(&comparer)
    comparer.compareMembers(members, except: Set(known + Self.common), place, lacking: parts)
  }

  /// Members that fields of every type have, each compared in its own way.
  private static let common = [
    FieldKey.key, .type, .label, .section, .required, .sensitive, .identifying, .hidden,
  ].map(\.spelling)

  /// Members that belong to some type: what they say means nothing when the type is another one.
  private static let bound = FieldKey.allCases.filter { $0.types != nil }.map(\.spelling)

  private func nodes(_ key: FieldKey, _ comparer: Comparer) -> (NodeIndex, NodeIndex) {
    (comparer.old.view.value(key, of: old.part), comparer.new.view.value(key, of: new.part))
  }

  private func add(
    _ kind: TemplateChange.Kind, _ weight: TemplateChange.Weight, _ key: FieldKey, _ comparer: inout Comparer
  ) {
    let (before, after) = nodes(key, comparer)
    comparer.add(kind, weight, "\(place)/\(key.spelling)", before, after, lacking: parts)
  }

  private func compareText(_ key: FieldKey, _ comparer: inout Comparer) {
    let (before, after) = nodes(key, comparer)
    comparer.compareText(before, after, "\(place)/\(key.spelling)", lacking: parts)
  }

  /// "A dropdown can always become a multiple_choice, and a multiple_choice a dropdown while no item has more than one
  /// of its choices."
  private func compareTypes(_ oldType: FieldType, _ newType: FieldType, _ comparer: inout Comparer) {
    switch (oldType, newType) {
    case (.dropdown, .multipleChoice): add(.type, .harmless, .type, &comparer)
    case (.multipleChoice, .dropdown): add(.type, .notable, .type, &comparer)
    default: add(.type, .breaking, .type, &comparer)
    }
    let areChoices = [oldType, newType].allSatisfy { $0 == .dropdown || $0 == .multipleChoice }
    if areChoices { comparer.compareOptions(self) }
  }

  /// What belongs to the type that both have; the keys that were looked at.
  private func compareTypeMembers(_ comparer: inout Comparer) -> [String] {
    switch old.type {
    case .dropdown, .multipleChoice, .quantity:
      comparer.compareOptions(self)
      return [FieldKey.options.spelling]
    case .measurement:
      if let before = old.measurement, let after = new.measurement, before != after {
        add(.measurement, .breaking, .measurement, &comparer)
      } else if comparer.values.differ(nodes(.unitHint, comparer).0, nodes(.unitHint, comparer).1) {
        add(.unitHint, .harmless, .unitHint, &comparer)
      }
      return [FieldKey.measurement.spelling, FieldKey.unitHint.spelling]
    case .rating:
      guard let before = comparer.old.ratingMax(of: old), let after = comparer.new.ratingMax(of: new) else { return [] }
      guard before != after else { return [] }
      let (oldNode, newNode) = nodes(.ratingMax, comparer)
      comparer.add(
        .ratingMax, after < before ? .breaking : .harmless, place + "/ratingMax", old: String(before),
        new: String(after), oldNode.exists ? oldNode : old.node, newNode.exists ? newNode : new.node)
      return [FieldKey.ratingMax.spelling]
    case .text, .number:
      let keys: [FieldKey] = old.type == .text ? [.example] : [.example, .suffix]
      for key in keys { compareText(key, &comparer) }
      return keys.map(\.spelling) + compareMultiline(&comparer)
    case .calculation:
      compareFormula(&comparer)
      return [FieldKey.formula.spelling]
    default: return []
    }
  }

  private func compareMultiline(_ comparer: inout Comparer) -> [String] {
    guard old.type == .text else { return [] }
    let (before, after) = nodes(.multiline, comparer)
    if isOn(before, comparer.old.tree) != isOn(after, comparer.new.tree) {
      add(.multiline, .harmless, .multiline, &comparer)
      return [FieldKey.multiline.spelling]
    }
    return []
  }

  private func isOn(_ node: NodeIndex, _ tree: JSONTree) -> Bool { node.exists && tree.kind(node) == .true }

  private func compareFormula(_ comparer: inout Comparer) {
    let (before, after) = nodes(.formula, comparer)
    guard new.formula != nil, old.formula != nil else { return }
    if comparer.values.differ(before, after) { return add(.formula, .notable, .formula, &comparer) }
    let (oldKind, newKind) = (comparer.old.kinds[oldIndex], comparer.new.kinds[newIndex])
    guard oldKind != newKind, oldKind != .unknown, newKind != .unknown else { return }
    comparer.add(
      .resultUnit, .notable, place + "/formula", old: oldKind.words, new: newKind.words, before, after)
  }

  private func compareSwitches(_ comparer: inout Comparer) {
    let (old, new) = (self.old, self.new)
    compareSwitch(
      .required, .required, old.isRequired, new.isRequired, new.isRequired ? .breaking : .harmless, &comparer)
    compareSwitch(.identifying, .identifying, old.isIdentifying, new.isIdentifying, .notable, &comparer)
    compareSwitch(.hidden, .hidden, old.isHidden, new.isHidden, .harmless, &comparer)
    if new.type == .calculation, new.formula?.operands.contains(where: \.isUnsound) ?? true { return }
    let (before, after) = (comparer.old.isSensitive[oldIndex], comparer.new.isSensitive[newIndex])
    compareSwitch(.sensitive, .sensitive, before, after, after ? .harmless : .breaking, &comparer)
  }

  private func compareSwitch(
    _ kind: TemplateChange.Kind, _ key: FieldKey, _ before: Bool, _ after: Bool, _ weight: TemplateChange.Weight,
    _ comparer: inout Comparer
  ) {
    guard comparer.old.isSound(key, of: old), comparer.new.isSound(key, of: new) else { return }
    let (oldNode, newNode) = nodes(key, comparer)
    if before != after {
      comparer.add(
        kind, weight, "\(place)/\(key.spelling)", old: String(before), new: String(after),
        oldNode.exists ? oldNode : old.node, newNode.exists ? newNode : new.node)
    } else if comparer.values.differ(oldNode, newNode) {
      // Written out or left away, which means the same.
      comparer.add(.member, .harmless, "\(place)/\(key.spelling)", oldNode, newNode, lacking: parts)
    }
  }

  private func compareSection(_ comparer: inout Comparer) {
    let (oldNode, newNode) = nodes(.section, comparer)
    guard let before = comparer.old.section(of: old), let after = comparer.new.section(of: new) else { return }
    if before == after {
      if comparer.values.differ(oldNode, newNode) { add(.member, .harmless, .section, &comparer) }
      return
    }
    let isGone = comparer.new.sections.isSound && comparer.new.sections.indexes[before] == nil
    if isGone, comparer.old.sections.indexes[before] != nil { return }
    comparer.add(
      .section, .harmless, place + "/section", old: before, new: after, oldNode.exists ? oldNode : old.node,
      newNode.exists ? newNode : new.node)
  }
}

extension OperandPart {
  fileprivate var isUnsound: Bool {
    if case .unsound = kind { true } else { false }
  }
}

extension ValueKind {
  /// In words: `money`, `length`, `a plain number`.
  var words: String {
    switch self {
    case .plain: "a plain number"
    case .money: "money"
    case .measurement(let kind): "a " + kind.rawValue
    case .unknown: "unknown"
    }
  }
}

extension ComparedTemplate {
  /// The canonical form of a value; nil where it has none.
  func canonical(_ node: NodeIndex) -> ContiguousArray<UInt8>? {
    guard node.exists, case .success(let bytes) = tree.canonicalForm(of: node) else { return nil }
    return bytes
  }
}
