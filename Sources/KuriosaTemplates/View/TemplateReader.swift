import KuriosaJSON
import KuriosaSource

/// Reads templates out of trees in one walk. Keeps its tables from document to document.
public struct TemplateReader: Sendable {
  private let documentKeys = KeyTable(DocumentKey.self)
  private let sectionKeys = KeyTable(SectionKey.self)
  let fieldKeys = KeyTable(FieldKey.self)
  let optionKeys = KeyTable(OptionKey.self)
  let formulaKeys = KeyTable(FormulaKey.self)
  let operandKeys = KeyTable(OperandKey.self)
  let unitHintKeys = KeyTable(UnitHintKey.self)
  let fieldTypes = KeyTable(FieldType.allCases.map(\.spelling))
  private let allFieldTypes = FieldType.allCases
  private let quantityKeys = KeyTable(QuantityKey.self)
  private let suggestionKeys = KeyTable(SuggestionKey.self)

  public init() {}

  /// The type that a string spells exactly; nil where it is none.
  func fieldType(_ node: NodeIndex, in tree: JSONTree) -> FieldType? {
    fieldTypes.find(node, in: tree).map { allFieldTypes[$0] }
  }

  /// The view of a document. What is missing or of the wrong type becomes a fault of the view, and the rest is still read.
  public func read(_ tree: JSONTree) -> TemplateView {
    var view = TemplateView(tree: tree)
    let nodes = tree.nodes.count
    view.slots.reserveCapacity(nodes / 2 + 16)
    view.texts.reserveCapacity(nodes / 12 + 4)
    view.translations.reserveCapacity(nodes / 3 + 4)
    guard view.expect(.object, .template, NodeIndex.root, "the document") else { return view }
    let document = readObject(NodeIndex.root, documentKeys, DocumentKey.self, &view)
    view.document = document
    readDocument(document, &view)
    return view
  }

  private func readDocument(_ document: ObjectPart<DocumentKey>, _ view: inout TemplateView) {
    for key in [DocumentKey.id, .icon, .basedOn] { view.expectString(key, document) }
    view.expect(.number, .number, view.value(.version, of: document), "version")
    readText(.name, document, .templateName, &view)
    readElements(view.value(.sections, of: document), "sections", "a section", &view) { section, view in
      let part = readObject(section, sectionKeys, SectionKey.self, &view)
      view.expectString(SectionKey.id, part)
      view.sections.append(SectionPart(part: part, label: readText(.label, part, .sectionLabel, &view)))
    }
    readElements(view.value(.fields, of: document), "fields", "a field", &view) { field, view in
      readField(field, &view)
    }
    for key in [DocumentKey.highlights, .removedStandardFields] { view.expectStrings(key, document) }
    readQuantity(view.value(.quantity, of: document), &view)
    readElements(view.value(.suggestions, of: document), "suggestions", "a suggestion", &view) { node, view in
      let firstFault = view.faults.count
      let part = readObject(node, suggestionKeys, SuggestionKey.self, &view)
      if !part.has(.template) { view.noteMisspelled(SuggestionKey.allCases, part, faultsFrom: firstFault) }
      for key in [SuggestionKey.template, .icon] { view.expectString(key, part) }
      view.suggestions.append(SuggestionPart(part: part, name: readText(.name, part, .suggestionName, &view)))
    }
    view.expectWord(ShowcaseMode.self, .showcase, view.value(.showcase, of: document), "showcase")
  }

  private func readQuantity(_ node: NodeIndex, _ view: inout TemplateView) {
    guard view.expect(.object, .object, node, "quantity") else { return }
    let part = readObject(node, quantityKeys, QuantityKey.self, &view)
    view.quantity = part
    readText(.one, part, .unitOne, &view)
    readText(.other, part, .unitOther, &view)
  }

  private func readElements(
    _ list: NodeIndex, _ name: String, _ elementName: String, _ view: inout TemplateView,
    _ readElement: (NodeIndex, inout TemplateView) -> Void
  ) {
    guard view.expect(.array, .list, list, name) else { return }
    for element in view.tree.elements(of: list) where view.expect(.object, .object, element, elementName) {
      readElement(element, &view)
    }
  }

  /// Reads the members of an object of a known kind: the first value of each key. Reports unknown and missing keys.
  func readObject<Key: MemberKey>(
    _ node: NodeIndex, _ table: KeyTable, _ keys: Key.Type, _ view: inout TemplateView
  ) -> ObjectPart<Key> {
    let first = view.slots.count
    view.slots.append(contentsOf: repeatElement(.none, count: Key.keyCount))
    var present: UInt32 = 0
    var unknown: [NodeIndex] = []
    var index = node.value + 1
    let end = view.tree[node].next
    while index < end {
      let key = NodeIndex(index)
      index = view.tree[key].next
      if let found = table.find(key, in: view.tree) {
        let bit = UInt32(1) << UInt32(found)
        if present & bit == 0 { view.slots[first + found] = NodeIndex(key.value + 1) }
        present |= bit
      } else if !view.tree[key].flags.contains(.damaged) {
        unknown.append(key)
      }
    }
    let part = ObjectPart<Key>(node: node, slots: UInt32(truncatingIfNeeded: first), keys: present)
    if present & Key.requiredMask != Key.requiredMask || !unknown.isEmpty { view.noteOddKeys(part, unknown) }
    return part
  }

  /// Reads a localized text; nil where there is none or it is none.
  @discardableResult
  func readText<Key>(
    _ key: Key, _ part: ObjectPart<Key>, _ role: TextRole, _ view: inout TemplateView, field: Int = -1
  ) -> Int? {
    guard part.has(key) else { return nil }
    let node = view.value(key, of: part)
    guard view.expect(.object, .localizedText, node, key) else { return nil }
    let first = view.translations.count
    var english: Int?
    var index = node.value + 1
    let end = view.tree[node].next
    while index < end {
      let entry = NodeIndex(index)
      index = view.tree[entry].next
      let language = view.languageCode(of: entry)
      if language == LanguageCode.english, english == nil { english = view.translations.count }
      let value = NodeIndex(entry.value + 1)
      view.expect(.string, .text, value, key)
      view.translations.append(TranslationPart(key: entry, value: value, language: language))
    }
    view.texts.append(
      LocalizedTextPart(
        node: node, role: role, field: field, translations: first..<view.translations.count, english: english))
    return view.texts.count - 1
  }
}

extension TemplateView {
  /// The language code that a key spells, also with escapes; nil where it is not two ASCII letters.
  func languageCode(of key: NodeIndex) -> LanguageCode? {
    let node = tree[key]
    if node.flags.contains(.escaped) { return LanguageCode(tree.text(key)) }
    guard node.end - node.start == 4, !node.flags.contains(.bare) else { return nil }
    let start = Int(node.start)
    return LanguageCode(tree.source[start + 1], tree.source[start + 2])
  }
}
