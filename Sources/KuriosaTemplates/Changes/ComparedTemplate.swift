import KuriosaJSON

/// One of two versions of a template, with what a comparison looks up.
struct ComparedTemplate {
  let view: TemplateView
  let fields: NamedParts
  let sections: NamedParts
  /// For each field whether it is sensitive, by its own mark or by what it uses.
  let isSensitive: [Bool]
  /// For each field the kind of its values or results, as far as it is known.
  let kinds: [ValueKind]

  var tree: JSONTree { view.tree }

  init(_ view: TemplateView) {
    self.view = view
    let keys = view.fields.map { view.text(FieldKey.key, of: $0.part) }
    fields = NamedParts(keys, list: view.value(.fields), view.fields.map(\.node), view.tree)
    sections = NamedParts(
      view.sections.map { view.text(SectionKey.id, of: $0.part) }, list: view.value(.sections),
      view.sections.map(\.part.node), view.tree)
    let graph = CalculationGraph(
      keys: keys.map { $0 ?? "" }, operands: view.fields.map { Self.operands($0, view.tree) })
    isSensitive = graph.reaching(view.fields.map(\.isSensitive))
    kinds = Self.kinds(view, graph)
  }

  func options(of field: FieldPart) -> NamedParts {
    let options = view.options(of: field)
    return NamedParts(
      options.map { view.text(OptionKey.id, of: $0.part) }, list: view.value(.options, of: field.part),
      options.map(\.part.node), view.tree)
  }

  /// The section that a field belongs to: "default: first section". Nil where that can't be told.
  func section(of field: FieldPart) -> String? {
    field.part.has(.section) ? view.text(FieldKey.section, of: field.part) : sections.names.first ?? nil
  }

  /// Whether a switch could be read; one that is not there is off.
  func isSound(_ key: FieldKey, of field: FieldPart) -> Bool {
    switch field.part.has(key) ? tree.kind(view.value(key, of: field.part)) : .false {
    case .true, .false: true
    default: false
    }
  }

  /// The most stars of a rating; nil where that can't be told.
  func ratingMax(of field: FieldPart) -> Int? {
    guard field.part.has(.ratingMax) else { return Template.Field.defaultRatingMax }
    return JSONNumber(view.value(.ratingMax, of: field.part), in: tree)?.exactInteger
  }

  private static func operands(_ field: FieldPart, _ tree: JSONTree) -> [String] {
    (field.formula?.operands ?? []).compactMap { operand in
      if case .field(let name) = operand.kind { tree.text(name) } else { nil }
    }
  }

  private static func kinds(_ view: TemplateView, _ graph: CalculationGraph) -> [ValueKind] {
    var kinds = view.fields.map { field in
      field.type.flatMap { UnitRules.kind(of: $0, measurement: field.measurement) } ?? .unknown
    }
    for index in graph.order where !graph.isCircular[index] {
      guard let formula = view.fields[index].formula, let operation = formula.operation else { continue }
      func kind(_ operand: OperandPart) -> ValueKind {
        switch operand.kind {
        case .unsound: .unknown
        case .item: .money
        case .number: .plain
        case .field(let name): graph.index(of: view.tree.text(name)).map { kinds[$0] } ?? .unknown
        }
      }
      kinds[index] = UnitRules.result(of: operation, kind(formula.left), kind(formula.right)).kind ?? .unknown
    }
    return kinds
  }
}

/// The entries of a list that have ids: fields, options, sections.
struct NamedParts {
  /// In the order of the list; nil where the id can't be read.
  let names: [String?]
  /// The first entry of each name.
  let indexes: [String: Int]
  /// The list; `.none` where there is none.
  let list: NodeIndex
  /// Whether every entry and its id could be read, so that what is not among them is surely not there.
  let isSound: Bool

  init(_ names: [String?], list: NodeIndex, _ entries: [NodeIndex], _ tree: JSONTree) {
    self.names = names
    self.list = list
    indexes = Dictionary(zip(names, names.indices).compactMap { name, index in name.map { ($0, index) } }) { first, _ in
      first
    }
    isSound =
      list.exists && tree.kind(list) == .array && !tree.isDamaged(list) && !names.contains(nil)
      && entries.allSatisfy { !tree.isDamaged($0) } && tree.elements(of: list).allSatisfy { tree.kind($0) == .object }
  }

  /// Whether `index` is the first entry of its name.
  func isFirst(_ index: Int) -> Bool { names[index].map { indexes[$0] == index } ?? false }

  /// The names that are also in another list, in this list's order.
  func names(alsoIn other: NamedParts) -> [String] {
    names.indices.compactMap { index in
      guard let name = names[index], indexes[name] == index, other.indexes[name] != nil else { return nil }
      return name
    }
  }
}

extension TemplateView {
  /// The text of a key, where it is a sound string; nil otherwise.
  func text<Key>(_ key: Key, of part: ObjectPart<Key>) -> String? {
    string(key, of: part).map { tree.text($0) }
  }
}
