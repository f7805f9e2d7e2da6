import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The translations of each English term in the built-ins of the run. Grows with the number of different terms, not with
/// the number of documents.
public struct TermTable: Sendable {
  /// One English text in one other language.
  public struct Term: Sendable {
    public let english: String
    public let language: String
    /// The different translations, each with the first place it stands at, in the order of these places once the run is
    /// over.
    public internal(set) var variants: [Variant]
  }

  public struct Variant: Sendable {
    public let text: String
    public internal(set) var place: Place
    /// The id of the template that it stands in.
    public internal(set) var template: String?
  }

  private struct Entry: Sendable {
    var term: Term
    /// Hashes of the bytes of the variants, to know them without decoding.
    var hashes: [Int]
  }

  private var entries: [Entry] = []
  /// Hash of language and English bytes → indexes of entries.
  private var buckets: [Int: [Int]] = [:]

  /// Terms that have several translations, in the order of English text and language.
  public var ambiguous: [Term] {
    entries.filter { $0.term.variants.count > 1 }.map { entry in
      var term = entry.term
      term.variants.sort { ($0.place.path, $0.place.range.start) < ($1.place.path, $1.place.range.start) }
      return term
    }.sorted { ($0.english, $0.language) < ($1.english, $1.language) }
  }

  mutating func add(_ facts: DocumentFacts) {
    let view = facts.view
    var pointers: JSONPointers?
    for text in view.texts where text.role != .example {
      guard let english = text.english.map({ view.translations[$0].value }), isText(english, view.tree) else {
        continue
      }
      let englishHash = hash(english, view.tree)
      for translation in view.translations(of: text) {
        guard let language = translation.language, language != .english, isText(translation.value, view.tree) else {
          continue
        }
        let key = englishHash ^ Int(language.value) &* 0x9E37
        let hash = hash(translation.value, view.tree)
        if let known = buckets[key], known.count == 1, entries[known[0]].hashes.contains(hash) { continue }
        if pointers == nil { pointers = JSONPointers(view.tree) }
        let place = Place(
          path: facts.path, range: view.tree.range(translation.value), pointer: pointers!.pointer(to: translation.value)
        )
        let variant = Variant(text: view.tree.text(translation.value), place: place, template: facts.idText)
        insert(key, view.tree.text(english), language.text, variant, hash)
      }
    }
  }

  mutating func merge(_ other: TermTable) {
    for (key, indexes) in other.buckets.sorted(by: { $0.key < $1.key }) {
      for index in indexes {
        let entry = other.entries[index]
        for (variant, hash) in zip(entry.term.variants, entry.hashes) {
          insert(key, entry.term.english, entry.term.language, variant, hash)
        }
      }
    }
  }

  private mutating func insert(_ key: Int, _ english: String, _ language: String, _ variant: Variant, _ hash: Int) {
    let known = buckets[key, default: []]
    guard
      let index = known.first(where: {
        entries[$0].term.english.utf8.elementsEqual(english.utf8) && entries[$0].term.language == language
      })
    else {
      buckets[key, default: []].append(entries.count)
      entries.append(Entry(term: Term(english: english, language: language, variants: [variant]), hashes: [hash]))
      return
    }
    guard
      let old = entries[index].term.variants.firstIndex(where: { $0.text.utf8.elementsEqual(variant.text.utf8) })
    else {
      entries[index].term.variants.append(variant)
      entries[index].hashes.append(hash)
      return
    }
    let place = entries[index].term.variants[old].place
    if (variant.place.path, variant.place.range.start) < (place.path, place.range.start) {
      entries[index].term.variants[old] = variant
    }
  }

  private func isText(_ node: NodeIndex, _ tree: JSONTree) -> Bool {
    tree.kind(node) == .string && !tree.isDamaged(node)
  }

  private func hash(_ node: NodeIndex, _ tree: JSONTree) -> Int {
    if tree[node].flags.contains(.escaped) {
      let text = SourceText(tree.utf8(node))
      return byteHash(text, ByteRange(0, text.count))
    }
    return byteHash(tree.source, tree.rawContent(node))
  }
}
