import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The translations of each English term in the built-ins of the run. Grows with the number of different terms, not with
/// the number of documents, and holds no text: a term is known by its hash until it turns out to have several
/// translations.
struct TermTable: Sendable {
  /// A translation: its hash, and the first place it stands at.
  struct Variant: Sendable {
    let hash: Int
    /// Index in `documents`.
    var document: Int32
    /// The string in the tree of that document.
    var value: NodeIndex

    func moved(by offset: Int32) -> Variant { Variant(hash: hash, document: document + offset, value: value) }
  }

  private struct Entry: Sendable {
    /// Hash of language and English text.
    let key: Int
    var first: Variant
    var others: [Variant] = []
  }

  /// The paths of the documents that were added.
  private(set) var documents: [FilePath] = []
  private var entries: ContiguousArray<Entry> = []
  /// Open addressing: indexes of entries, -1 where free.
  private var slots: ContiguousArray<Int32> = []

  mutating func add(_ facts: DocumentFacts) {
    let view = facts.view
    let document = Int32(truncatingIfNeeded: documents.count)
    documents.append(facts.path)
    reserve(view.translations.count)
    view.tree.withWindow { window in
      for text in view.texts where text.role != .example {
        guard let english = text.english.map({ view.translations[$0].value }), isText(window[english]) else { continue }
        let englishHash = textHash(english, window, view.tree)
        for entry in text.translations {
          let translation = view.translations[entry]
          guard let language = translation.language, language != .english, isText(window[translation.value]) else {
            continue
          }
          let hash = textHash(translation.value, window, view.tree)
          insert(
            Self.key(englishHash, language), Variant(hash: hash, document: document, value: translation.value))
        }
      }
    }
  }

  mutating func merge(_ other: TermTable) {
    if documents.isEmpty {
      self = other
      return
    }
    let offset = Int32(truncatingIfNeeded: documents.count)
    documents += other.documents
    reserve(other.entries.count)
    for entry in other.entries {
      insert(entry.key, entry.first.moved(by: offset))
      for variant in entry.others { insert(entry.key, variant.moved(by: offset)) }
    }
  }

  /// For each term with several translations these, in the order of their first places; without the terms whose
  /// translations all stand in the glossary.
  func ambiguous(apartFrom glossary: Glossary) -> [[Variant]] {
    let allowed = Self.hashes(glossary)
    return entries.filter { !$0.others.isEmpty }.compactMap { entry in
      let variants = [entry.first] + entry.others
      if let known = allowed[entry.key], variants.allSatisfy({ known.contains($0.hash) }) { return nil }
      return variants.sorted { precedes($0, $1) }
    }
  }

  /// The hashes of the translations of the glossary, for each term and language.
  private static func hashes(_ glossary: Glossary) -> [Int: Set<Int>] {
    func hash(_ text: String) -> Int { byteHash(SourceText(text)) }
    var result: [Int: Set<Int>] = [:]
    for entry in glossary.entries {
      guard let language = entry.language.flatMap({ LanguageCode($0) }), !entry.translations.isEmpty else { continue }
      result[key(hash(entry.term), language), default: []].formUnion(entry.translations.map(hash))
    }
    return result
  }

  private static func key(_ englishHash: Int, _ language: LanguageCode) -> Int {
    (englishHash ^ Int(language.value) &* 0x9E37_79B1_0001) & Int.max
  }

  private mutating func insert(_ key: Int, _ variant: Variant) {
    var slot = key & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].key == key { return add(variant, to: index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(key: key, first: variant))
  }

  @inline(__always)
  private mutating func add(_ variant: Variant, to index: Int) {
    if entries[index].first.hash == variant.hash {
      if precedes(variant, entries[index].first) { entries[index].first = variant }
    } else if let other = entries[index].others.firstIndex(where: { $0.hash == variant.hash }) {
      if precedes(variant, entries[index].others[other]) { entries[index].others[other] = variant }
    } else {
      entries[index].others.append(variant)
    }
  }

  /// Makes room for `count` more entries.
  private mutating func reserve(_ count: Int) {
    var size = max(slots.count, 16_384)
    while size < (entries.count + count) * 2 { size *= 2 }
    guard size > slots.count else { return }
    entries.reserveCapacity(size / 2)
    slots = ContiguousArray(repeating: -1, count: size)
    for index in entries.indices {
      var slot = entries[index].key & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private func precedes(_ left: Variant, _ right: Variant) -> Bool {
    left.document == right.document
      ? left.value < right.value : documents[Int(left.document)] < documents[Int(right.document)]
  }

  @inline(__always)
  private func isText(_ node: JSONNode) -> Bool {
    node.kind == .string && !node.flags.contains(.damaged)
  }
}
