import KuriosaJSON
import KuriosaSource

/// What the reader expects of values; each disappointment is one fault.
extension TemplateView {
  /// Whether `node` is there and of the kind; a fault where it is there and of another one.
  @discardableResult @inline(__always)
  mutating func expect(
    _ kind: JSONNode.Kind, _ type: ViewFault.ExpectedType, _ node: NodeIndex, _ name: @autoclosure () -> String
  ) -> Bool {
    guard node.exists else { return false }
    let found = tree.kind(node)
    if found == kind { return true }
    if found != .missing { faults.append(ViewFault(kind: .wrongType(type, name: name()), node: node)) }
    return false
  }

  @discardableResult @inline(__always)
  mutating func expect(
    _ kind: JSONNode.Kind, _ type: ViewFault.ExpectedType, _ node: NodeIndex, _ key: some MemberKey
  ) -> Bool {
    expect(kind, type, node, key.spelling)
  }

  mutating func expectString<Key>(_ key: Key, _ part: ObjectPart<Key>) {
    if part.has(key) { expect(.string, .text, value(key, of: part), key) }
  }

  /// The value of a switch; false where it is not given or no boolean.
  mutating func expectBoolean<Key>(_ key: Key, _ part: ObjectPart<Key>) -> Bool {
    guard part.has(key) else { return false }
    let node = value(key, of: part)
    switch tree.kind(node) {
    case .true: return true
    case .false, .missing: return false
    default:
      faults.append(ViewFault(kind: .wrongType(.boolean, name: key.spelling), node: node))
      return false
    }
  }

  mutating func expectStrings(_ key: DocumentKey, _ document: ObjectPart<DocumentKey>) {
    let list = value(key, of: document)
    guard expect(.array, .list, list, key) else { return }
    for element in tree.elements(of: list) { expect(.string, .text, element, "an entry of \(key.spelling)") }
  }

  /// The word of a list that a string spells; a fault where it is none of them.
  @discardableResult
  mutating func expectWord<Word: FormatWord>(
    _ words: Word.Type, _ list: ViewFault.WordList, _ node: NodeIndex, _ name: @autoclosure () -> String
  ) -> Word? {
    guard expect(.string, .text, node, name()), !tree.isDamaged(node) else { return nil }
    if let word = word(words, node) { return word }
    faults.append(ViewFault(kind: .unknownWord(list), node: node))
    return nil
  }

  /// The word of the format that a string spells exactly; nil where it is none.
  @inlinable
  package func word<Word: FormatWord>(_ words: Word.Type, _ node: NodeIndex) -> Word? {
    Word.table.find(node, in: tree)
  }

  /// Reports unknown keys and missing ones. An unknown key that is nearly a missing one is one fault, at that key.
  @inline(never)
  mutating func noteOddKeys<Key>(_ part: ObjectPart<Key>, _ table: SpellingTable) {
    let unknown = tree.members(of: part.node).map(\.key).filter { key in
      table.find(key, in: tree) == nil && !tree.isDamaged(key)
    }
    var missing = Key.requiredKeys.filter { !part.has($0) }.map(\.spelling)
    for key in unknown {
      if let meant = DidYouMean.closest(to: tree.text(key), among: missing) {
        missing.removeAll { $0 == meant }
        faults.append(ViewFault(kind: .misspelledKey(meant: meant, object: Key.objectName), node: key))
      } else {
        let known = Key.allCases.map(\.spelling).filter { $0 != FieldKey.countsDown.spelling }
        faults.append(ViewFault(kind: .unknownKey(object: Key.objectName, known: known), node: key))
      }
    }
    guard !tree.isDamaged(part.node) else { return }
    for key in missing {
      faults.append(ViewFault(kind: .missingKey(key, object: Key.objectName), node: part.node))
    }
  }

  /// Reports the keys that a field of this type must have and has not, and the key of old templates.
  /// The faults of the field begin at `firstFault`.
  mutating func noteKeys(of type: FieldType, _ part: ObjectPart<FieldKey>, faultsFrom firstFault: Int) {
    let key: FieldKey? =
      switch type {
      case .dropdown, .multipleChoice, .quantity: .options
      case .measurement: .measurement
      case .calculation: .formula
      default: nil
      }
    if let key, !part.has(key), !tree.isDamaged(part.node) { noteMissing(key, type, part, firstFault) }
    if part.has(.countsDown) {
      let key = self.key(ofValue: value(.countsDown, of: part))
      let known = FieldKey.allCases.filter { $0 != .countsDown }.map(\.spelling)
      faults.append(
        ViewFault(kind: type == .quantity ? .legacyKey : .unknownKey(object: "field", known: known), node: key))
    }
  }

  private mutating func noteMissing(
    _ key: FieldKey, _ type: FieldType, _ part: ObjectPart<FieldKey>, _ firstFault: Int
  ) {
    let near = faults.indices[firstFault...].first { index in
      guard case .unknownKey(object: "field", _) = faults[index].kind else { return false }
      return DidYouMean.closest(to: tree.text(faults[index].node), among: [key.spelling]) != nil
    }
    if let near {
      let node = faults[near].node
      faults[near] = ViewFault(kind: .misspelledKey(meant: key.spelling, object: "field"), node: node)
    } else {
      let object = "\(type.rawValue) field"
      faults.append(ViewFault(kind: .missingKey(key.spelling, object: object), node: part.node))
    }
  }

  /// Takes unknown keys of an object for misspellings of those of `keys` that it lacks, where they are near. The faults of
  /// the object begin at `firstFault`.
  mutating func noteMisspelled<Key>(_ keys: [Key], _ part: ObjectPart<Key>, faultsFrom firstFault: Int) {
    var missing = keys.filter { !part.has($0) }.map(\.spelling)
    for index in faults.indices[firstFault...] {
      guard case .unknownKey(object: Key.objectName, _) = faults[index].kind,
        let meant = DidYouMean.closest(to: tree.text(faults[index].node), among: missing)
      else { continue }
      missing.removeAll { $0 == meant }
      faults[index] = ViewFault(
        kind: .misspelledKey(meant: meant, object: Key.objectName), node: faults[index].node)
    }
  }
}
