import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What the rules know of one document: its view, and what several rules would otherwise work out again. Values only.
public struct DocumentFacts: Sendable {
  public let path: FilePath
  public let view: TemplateView
  private let shared: SharedSettings
  /// The string of the document's id; nil where there is none.
  public let id: NodeIndex?
  /// Whether the id begins with `builtin.`.
  public let isBuiltin: Bool
  /// Finds fields by key. Positions are indexes in `fields` of the view.
  public let fieldsByKey: ByteStringIndex
  /// For each field whose key an earlier field has: the two indexes.
  public let repeatedKeys: [(field: Int, first: Int)]
  public let sections: SectionFacts
  let optionIDClashes: [OptionIDClash]
  let highlights: [Highlight]
  let removedFields: [RemovedField]
  let unusualIcons: [UnusualIcon]
  public let unusualTexts: ContiguousArray<UnusualText>
  public let unusualStrings: [UnusualString]
  /// Nil where no field has a formula.
  public let calculations: CalculationFacts?
  /// Nil where no field has a formula.
  public let units: FormulaUnits?
  public let sensitivity: Sensitivity

  public init(path: FilePath, view: TemplateView, settings: LintSettings) {
    self.init(path: path, view: view, settings: SharedSettings(settings))
  }

  init(path: FilePath, view: TemplateView, settings: SharedSettings) {
    self.path = path
    shared = settings
    id = view.string(.id)
    isBuiltin = id.map { DocumentFacts.isBuiltin($0, view.tree) } ?? false
    var index = ByteStringIndex(capacity: view.fields.count)
    var repeated: [(field: Int, first: Int)] = []
    for position in view.fields.indices {
      let key = view.string(FieldKey.key, of: view.fields[position].part) ?? .none
      if let first = index.add(key, view.tree) { repeated.append((position, first)) }
    }
    fieldsByKey = index
    repeatedKeys = repeated
    sections = SectionFacts(view)
    optionIDClashes = OptionIDClash.all(view)
    highlights = Highlight.all(view, index)
    removedFields = RemovedField.all(view)
    unusualIcons = UnusualIcon.all(view, minimumIOS: settings.settings.minimumIOS)
    var ordinary = NodeSet(of: view.tree)
    let texts = TextScanner.unusualTexts(view, isBuiltin: isBuiltin, ordinary: &ordinary)
    unusualTexts = texts
    unusualStrings = CharacterScanner.unusualStrings(view, texts, ordinary: ordinary)
    let calculations = CalculationFacts(view, fieldsByKey: index)
    self.calculations = calculations
    units = calculations.map { FormulaUnits(view, $0, fieldsByKey: index) }
    sensitivity = Sensitivity(view, calculations)
    self.view = consume view
  }

  public var settings: LintSettings { shared.settings }

  public var tree: JSONTree { view.tree }

  /// The id as text, for messages and reports.
  public var idText: String? { id.map { tree.text($0) } }

  /// The English name; nil where there is none.
  var englishName: NodeIndex? {
    guard let text = view.texts.first(where: { $0.role == .templateName }), let english = text.english else {
      return nil
    }
    return view.string(at: view.translations[english].value)
  }

  /// The index of the field that a string names; nil where no field has that key.
  public func field(named node: NodeIndex) -> Int? { fieldsByKey.find(node, tree) }

  /// The key of a field as text; nil where it has no sound one.
  public func key(of field: Int) -> String? {
    view.string(FieldKey.key, of: view.fields[field].part).map { tree.text($0) }
  }

  /// Whether the list of fields and all keys could be read, so that a name no field has is surely wrong.
  public var hasSoundFields: Bool {
    let list = view.value(.fields)
    guard list.exists, tree.kind(list) == .array, !tree.isDamaged(list) else { return false }
    return view.fields.allSatisfy { view.string(FieldKey.key, of: $0.part) != nil }
      && tree.elements(of: list).allSatisfy { tree.kind($0) == .object }
  }

  /// Whether every entry of the list of fields could be read as a field.
  public var hasReadableFields: Bool {
    let list = view.value(.fields)
    guard list.exists, tree.kind(list) == .array, !tree.isDamaged(list) else { return false }
    return tree.elements(of: list).allSatisfy { tree.kind($0) == .object && !tree.isDamaged($0) }
  }

  /// Whether the list of sections and all their ids could be read, so that a name no section has is surely wrong.
  public var hasSoundSections: Bool {
    let list = view.value(.sections)
    guard list.exists, tree.kind(list) == .array, !tree.isDamaged(list) else { return false }
    return view.sections.allSatisfy { view.string(SectionKey.id, of: $0.part) != nil }
      && tree.elements(of: list).allSatisfy { tree.kind($0) == .object }
  }

  /// The kind of an operand's values, by the unit rules.
  public func kind(of operand: OperandPart) -> ValueKind {
    FormulaUnits.kind(operand, units?.kinds ?? [], view, fieldsByKey)
  }

  private static func isBuiltin(_ id: NodeIndex, _ tree: JSONTree) -> Bool {
    if tree[id].flags.contains(.escaped) { return tree.text(id).hasPrefix("builtin.") }
    let content = tree.rawContent(id)
    return content.count >= 8 && tree.source.eightBytes(at: content.start) == BuiltinTemplate.idPrefixBytes
  }
}
