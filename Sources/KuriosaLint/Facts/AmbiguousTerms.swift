import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// English terms of the built-ins that are translated in several ways, with the texts and places.
public struct AmbiguousTerms: Sendable {
  /// One English text in one other language.
  public struct Term: Sendable {
    public let english: String
    public let language: String
    /// At least two, in the order of their first places.
    public let variants: [Variant]
  }

  public struct Variant: Sendable {
    public let text: String
    /// The first place in the run where the translation stands.
    public let place: Place
    /// The id of the template that it stands in.
    public let template: String?
  }

  /// In the order of English text and language.
  public let ambiguous: [Term]

  /// Reads the few documents again that hold the translations in question.
  init(_ table: TermTable, glossary: Glossary, sourceOf: (FilePath) -> SourceText?) {
    var documents: [FilePath: Document?] = [:]
    var terms: [Term] = []
    for variants in table.ambiguous(apartFrom: glossary) {
      let found = variants.compactMap { variant -> (english: String, language: String, variant: Variant)? in
        let path = table.documents[Int(variant.document)]
        if documents[path] == nil { documents[path] = sourceOf(path).map { Document(path: path, source: $0) } }
        return documents[path]??.find(variant.value)
      }
      guard let first = found.first else { continue }
      let same = found.filter { $0.english == first.english && $0.language == first.language }.map(\.variant)
      if same.count > 1 { terms.append(Term(english: first.english, language: first.language, variants: same)) }
    }
    ambiguous = terms.sorted { ($0.english, $0.language) < ($1.english, $1.language) }
  }

  private struct Document {
    let path: FilePath
    let view: TemplateView
    let pointers: JSONPointers

    init(path: FilePath, source: SourceText) {
      self.path = path
      view = TemplateReader().read(JSONTree(parsing: source))
      pointers = JSONPointers(view.tree)
    }

    func find(_ value: NodeIndex) -> (english: String, language: String, variant: Variant)? {
      guard let text = view.texts.first(where: { $0.translations.contains { view.translations[$0].value == value } }),
        let translation = view.translations(of: text).first(where: { $0.value == value }),
        let english = text.english.map({ view.translations[$0].value })
      else { return nil }
      let place = Place(path: path, range: view.tree.range(value), pointer: pointers.pointer(to: value))
      let id = view.string(.id).map { view.tree.text($0) }
      return (
        view.tree.text(english), view.tree.text(translation.key),
        Variant(text: view.tree.text(value), place: place, template: id)
      )
    }
  }
}
