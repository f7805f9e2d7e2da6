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

  /// A term, and one of its translations.
  private struct Entry: Sendable {
    /// Hash of language and English text.
    let key: Int
    /// Index of the first entry of the term: this one's own, where it is the first.
    let first: Int32
    var variant: Variant
  }

  /// The paths of the documents that were added.
  private(set) var documents: [FilePath] = []
  /// The last of them in the order of paths.
  private var last: FilePath?
  private var entries: ContiguousArray<Entry> = []
  /// The entries that are not the first of their term.
  private var repeats: ContiguousArray<Int32> = []
  /// Open addressing: indexes of entries, -1 where free. The first entry of a term is found by the term, the others by
  /// term and translation.
  private var slots: ContiguousArray<Int32> = []

  mutating func add(_ facts: DocumentFacts) {
    let view = facts.view
    let document = Int32(truncatingIfNeeded: documents.count)
    // Documents nearly always come in the order of their paths: then none has a place before one that is known.
    let mayPrecede = last.map { facts.path < $0 } ?? false
    if !mayPrecede { last = facts.path }
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
          let variant = Variant(hash: hash, document: document, value: translation.value)
          insert(Self.key(englishHash, language), variant, mayPrecede: mayPrecede)
        }
      }
    }
  }

  mutating func merge(_ other: TermTable) {
    if documents.isEmpty {
      self = other
      return
    }
    if let otherLast = other.last { last = max(last ?? otherLast, otherLast) }
    let offset = Int32(truncatingIfNeeded: documents.count)
    documents += other.documents
    reserve(other.entries.count)
    for entry in other.entries { insert(entry.key, entry.variant.moved(by: offset), mayPrecede: true) }
  }

  /// For each term with several translations these, in the order of their first places; without the terms whose
  /// translations all stand in the glossary.
  func ambiguous(apartFrom glossary: Glossary) -> [[Variant]] {
    if repeats.isEmpty { return [] }
    let allowed = Self.allowed(glossary)
    return terms(repeats.sorted { (entries[Int($0)].first, $0) < (entries[Int($1)].first, $1) }).compactMap { term in
      let variants = term.map { entries[Int($0)].variant }
      let key = entries[Int(term[0])].key
      if variants.allSatisfy({ allowed.contains(key, $0.hash) }) { return nil }
      return variants.sorted { precedes($0, $1) }
    }
  }

  /// The entries of each term with several, given those that are not the first, term by term.
  private func terms(_ repeats: [Int32]) -> [[Int32]] {
    var result: [[Int32]] = []
    var current: Int32 = -1
    for index in repeats {
      let first = entries[Int(index)].first
      if first != current { result.append([first]) }
      result[result.count - 1].append(index)
      current = first
    }
    return result
  }

  /// The hashes of terms and their translations in the glossary.
  private static func allowed(_ glossary: Glossary) -> HashPairs {
    func hash(_ text: String) -> Int { byteHash(SourceText(text)) }
    var pairs: ContiguousArray<(key: Int, value: Int)> = []
    for entry in glossary.entries where !entry.translations.isEmpty {
      guard let language = entry.language.flatMap({ LanguageCode($0) }) else { continue }
      let key = key(hash(entry.term), language)
      for translation in entry.translations { pairs.append((key, hash(translation))) }
    }
    return HashPairs(pairs)
  }

  private static func key(_ englishHash: Int, _ language: LanguageCode) -> Int {
    (englishHash ^ Int(language.value) &* 0x9E37_79B1_0001) & Int.max
  }

  /// The hash of a term together with a translation, which can be the same text.
  private static func pairHash(_ key: Int, _ variant: Variant) -> Int { (key ^ variant.hash &* 31) & Int.max }

  /// - Parameter mayPrecede: false where the place comes behind all that are known from other documents.
  private mutating func insert(_ key: Int, _ variant: Variant, mayPrecede: Bool) {
    var slot = key & (slots.count - 1)
    while slots[slot] >= 0 {
      let first = Int(slots[slot])
      if entries[first].key == key, Int(entries[first].first) == first {
        if entries[first].variant.hash == variant.hash { return take(variant, mayPrecede: mayPrecede, at: first) }
        return insertRepeat(key, variant, mayPrecede: mayPrecede, first: first)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(key: key, first: Int32(truncatingIfNeeded: entries.count), variant: variant))
  }

  /// Adds another translation than the first one of a term.
  private mutating func insertRepeat(_ key: Int, _ variant: Variant, mayPrecede: Bool, first: Int) {
    var slot = Self.pairHash(key, variant) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].key == key, entries[index].variant.hash == variant.hash {
        return take(variant, mayPrecede: mayPrecede, at: index)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = Int32(truncatingIfNeeded: entries.count)
    slots[slot] = index
    repeats.append(index)
    entries.append(Entry(key: key, first: Int32(truncatingIfNeeded: first), variant: variant))
  }

  /// Takes the place of a translation that is known, if it comes before the known one.
  @inline(__always)
  private mutating func take(_ variant: Variant, mayPrecede: Bool, at index: Int) {
    guard mayPrecede || entries[index].variant.document == variant.document,
      precedes(variant, entries[index].variant)
    else { return }
    entries[index].variant = variant
  }

  /// Makes room for `count` more entries.
  private mutating func reserve(_ count: Int) {
    var size = max(slots.count, 16_384)
    while size < (entries.count + count) * 2 { size *= 2 }
    guard size > slots.count else { return }
    // Memory that is never written costs nothing; to move the entries of many templates again and again does.
    if slots.isEmpty { entries.reserveCapacity(size) }
    slots = ContiguousArray(repeating: -1, count: size)
    for index in entries.indices {
      let entry = entries[index]
      var slot = (Int(entry.first) == index ? entry.key : Self.pairHash(entry.key, entry.variant)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
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
