import KuriosaJSON
import KuriosaSource

/// Reads templates out of trees in one walk. Keeps its tables from document to document.
public struct TemplateReader: Sendable {
  private let documentKeys = SpellingTable(DocumentKey.self)
  private let sectionKeys = SpellingTable(SectionKey.self)
  let fieldKeys = SpellingTable(FieldKey.self)
  let optionKeys = SpellingTable(OptionKey.self)
  let formulaKeys = SpellingTable(FormulaKey.self)
  let operandKeys = SpellingTable(OperandKey.self)
  let unitHintKeys = SpellingTable(UnitHintKey.self)
  private let quantityKeys = SpellingTable(QuantityKey.self)
  private let suggestionKeys = SpellingTable(SuggestionKey.self)

  public init() {}

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
    _ node: NodeIndex, _ table: SpellingTable, _ keys: Key.Type, _ view: inout TemplateView
  ) -> ObjectPart<Key> {
    let first = view.slots.count
    for _ in 0..<Key.keyCount { view.slots.append(.none) }
    var present: UInt32 = 0
    var unknown: [NodeIndex] = []
    var index = node.value + 1
    let end = view.tree[node].next
    while index < end {
      let key = NodeIndex(index)
      let node = view.tree[key]
      index = node.next
      if let found = table.find(key, in: view.tree) {
        let bit = UInt32(1) << UInt32(found)
        if present & bit == 0 { view.slots[first + found] = NodeIndex(key.value + 1) }
        present |= bit
      } else if !node.flags.contains(.damaged) {
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
      let member = view.tree[entry]
      let value = NodeIndex(index + 1)
      index = member.next
      let language = view.languageCode(entry, member)
      if language == LanguageCode.english, english == nil { english = view.translations.count }
      if view.tree.kind(value) != .string { view.expect(.string, .text, value, key) }
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
  @inline(__always)
  func languageCode(_ key: NodeIndex, _ node: JSONNode) -> LanguageCode? {
    guard node.end &- node.start == 4, node.flags.isDisjoint(with: [.bare, .escaped]) else {
      return node.flags.contains(.escaped) ? LanguageCode(tree.text(key)) : nil
    }
    let start = Int(node.start)
    return LanguageCode(tree.source[start + 1], tree.source[start + 2])
  }
}
