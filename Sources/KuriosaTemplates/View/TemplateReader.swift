import KuriosaJSON
import KuriosaSource

/// Reads templates out of trees in one walk.
public struct TemplateReader: Sendable {
  private static let documentKeys = SpellingTable(DocumentKey.self)
  private static let sectionKeys = SpellingTable(SectionKey.self)
  static let fieldKeys = SpellingTable(FieldKey.self)
  static let optionKeys = SpellingTable(OptionKey.self)
  static let formulaKeys = SpellingTable(FormulaKey.self)
  static let operandKeys = SpellingTable(OperandKey.self)
  static let unitHintKeys = SpellingTable(UnitHintKey.self)
  private static let quantityKeys = SpellingTable(QuantityKey.self)
  private static let suggestionKeys = SpellingTable(SuggestionKey.self)

  public init() {}

  /// The view of a document. What is missing or of the wrong type becomes a fault of the view, and the rest is still read.
  public func read(_ tree: JSONTree) -> TemplateView {
    tree.withWindow { window in
      var view = TemplateView(tree: tree)
      if view.expect(.object, .template, NodeIndex.root, "the document") {
        let document = readObject(NodeIndex.root, Self.documentKeys, DocumentKey.self, window, &view)
        view.document = document
        readDocument(document, window, &view)
      }
      view.translations.removeLast(view.translations.count - view.usedTranslations)
      return view
    }
  }

  private func readDocument(_ document: ObjectPart<DocumentKey>, _ window: TreeWindow, _ view: inout TemplateView) {
    for key in [DocumentKey.id, .icon, .basedOn] { view.expectString(key, document) }
    view.expect(.number, .number, view.value(.version, of: document), "version")
    readText(.name, document, .templateName, window, &view)
    readElements(view.value(.sections, of: document), "sections", "a section", window, &view) { section, view in
      let part = readObject(section, Self.sectionKeys, SectionKey.self, window, &view)
      view.expectString(SectionKey.id, part)
      view.sections.append(SectionPart(part: part, label: readText(.label, part, .sectionLabel, window, &view)))
    }
    readElements(view.value(.fields, of: document), "fields", "a field", window, &view) { field, view in
      readField(field, window, &view)
    }
    for key in [DocumentKey.highlights, .removedStandardFields] { view.expectStrings(key, document) }
    readQuantity(view.value(.quantity, of: document), window, &view)
    readElements(view.value(.suggestions, of: document), "suggestions", "a suggestion", window, &view) { node, view in
      let firstFault = view.faults.count
      let part = readObject(node, Self.suggestionKeys, SuggestionKey.self, window, &view)
      if !part.has(.template) { view.noteMisspelled(SuggestionKey.allCases, part, faultsFrom: firstFault) }
      for key in [SuggestionKey.template, .icon] { view.expectString(key, part) }
      view.suggestions.append(SuggestionPart(part: part, name: readText(.name, part, .suggestionName, window, &view)))
    }
    view.expectWord(ShowcaseMode.self, .showcase, view.value(.showcase, of: document), "showcase")
  }

  private func readQuantity(_ node: NodeIndex, _ window: TreeWindow, _ view: inout TemplateView) {
    guard view.expect(.object, .object, node, "quantity") else { return }
    let part = readObject(node, Self.quantityKeys, QuantityKey.self, window, &view)
    view.quantity = part
    readText(.one, part, .unitOne, window, &view)
    readText(.other, part, .unitOther, window, &view)
  }

  private func readElements(
    _ list: NodeIndex, _ name: String, _ elementName: String, _ window: TreeWindow, _ view: inout TemplateView,
    _ readElement: (NodeIndex, inout TemplateView) -> Void
  ) {
    guard view.expect(.array, .list, list, name) else { return }
    for element in view.tree.elements(of: list) where view.expect(.object, .object, element, elementName) {
      readElement(element, &view)
    }
  }

  /// Reads the members of an object of a known kind: the first value of each key. Reports unknown and missing keys.
  func readObject<Key: MemberKey>(
    _ node: NodeIndex, _ table: SpellingTable, _ keys: Key.Type, _ window: TreeWindow, _ view: inout TemplateView
  ) -> ObjectPart<Key> {
    let first = view.takeSlots(Key.keyCount)
    var present: UInt32 = 0
    var hasUnknown = false
    unsafe view.slots.withUnsafeMutableBufferPointer { slots in
      var index = node.value &+ 1
      let end = window[node].next
      while index < end {
        let key = window[index]
        if let found = table.find(key, window) {
          let bit = UInt32(1) &<< UInt32(truncatingIfNeeded: found)
          if present & bit == 0 { unsafe slots[first &+ found] = NodeIndex(index &+ 1) }
          present |= bit
        } else {
          hasUnknown = true
        }
        index = key.next
      }
    }
    if hasUnknown { present = view.readKeys(of: node, table, first, Key.keyCount) }
    let part = ObjectPart<Key>(node: node, slots: UInt32(truncatingIfNeeded: first), keys: present)
    if present & Key.requiredMask != Key.requiredMask || hasUnknown { view.noteOddKeys(part, table) }
    return part
  }

  /// Reads a localized text; nil where there is none or it is none.
  @discardableResult
  func readText<Key>(
    _ key: Key, _ part: ObjectPart<Key>, _ role: TextRole, _ window: TreeWindow, _ view: inout TemplateView,
    field: Int = -1
  ) -> Int? {
    guard part.has(key) else { return nil }
    let node = view.value(key, of: part)
    guard view.expect(.object, .localizedText, node, key) else { return nil }
    let (translations, english) = view.readTranslations(node, key.spelling, window)
    view.texts.append(
      LocalizedTextPart(node: node, role: role, field: field, translations: translations, english: english))
    return view.texts.count - 1
  }
}

extension TemplateView {
  /// The same for an object in which some key is unknown at first sight: it may be one with escapes. The keys that are
  /// there, one bit for each.
  @inline(never)
  fileprivate mutating func readKeys(of node: NodeIndex, _ table: SpellingTable, _ first: Int, _ count: Int) -> UInt32 {
    for slot in first..<first + count { slots[slot] = .none }
    var present: UInt32 = 0
    for member in tree.members(of: node) {
      guard let found = table.find(member.key, in: tree), present & 1 << UInt32(found) == 0 else { continue }
      slots[first + found] = member.value
      present |= 1 << UInt32(found)
    }
    return present
  }

  /// Room for the values of the keys of one object, none of them there yet; the index of the first.
  @inline(__always)
  mutating func takeSlots(_ count: Int) -> Int {
    let first = usedSlots
    usedSlots += count
    while usedSlots > slots.count { slots.append(contentsOf: repeatElement(.none, count: slots.count)) }
    return first
  }
}
