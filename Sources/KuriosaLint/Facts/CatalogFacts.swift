import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What rules across files know of one document. Small, since every document of the run has one; shared, so that those
/// who look through all of them copy none.
public final class DocumentSummary: Sendable {
  /// A string of the document and where it stands.
  public struct Reference: Sendable {
    /// The value that holds it. Its pointer is put together only where it is reported.
    enum Location: Sendable {
      case id, basedOn
      case suggestion(Int, SuggestionKey)
    }

    public let text: String
    let path: FilePath
    let range: ByteRange
    let location: Location

    public var place: Place { Place(path: path, range: range, pointer: pointer) }

    private var pointer: String {
      switch location {
      case .id: "/id"
      case .basedOn: "/basedOn"
      case .suggestion(let index, .name): "/suggestions/\(index)/name/en"
      case .suggestion(let index, let key): "/suggestions/\(index)/\(key.spelling)"
      }
    }
  }

  public let path: FilePath
  public let id: Reference?
  /// The same for ids that are equal, or differ only by case or normalization; 0 where there is no id.
  let idHash: Int
  public let basedOn: Reference?
  /// Whether it is based on one of the 34 built-ins.
  let isBasedOnBuiltIn: Bool
  /// Like `idHash`, of the id in `basedOn`.
  let baseHash: Int
  /// The English name of a built-in; nil for other templates, and where it has none.
  public let englishName: String?
  /// Like `hash` of a suggestion with that name.
  let englishNameHash: Int
  /// What is shown of each suggestion; empty where there is only one, which can't be taken for another.
  public let suggestions: [Suggestion]

  /// What people see of a suggestion in English.
  public struct Suggestion: Sendable {
    /// Its own English name.
    public let name: Reference?
    /// The template it is made from, whose name it has without one of its own.
    public let template: Reference?
    /// The same for names, or else ids of templates, that are equal or differ only by case or normalization.
    let hash: Int
  }

  init(_ facts: borrowing DocumentFacts) {
    let view = facts.view
    func reference(_ node: NodeIndex?, _ location: Reference.Location) -> Reference? {
      node.map { node in
        Reference(text: view.tree.text(node), path: facts.path, range: view.tree.range(node), location: location)
      }
    }
    path = facts.path
    id = reference(view.string(.id), .id)
    idHash = view.string(.id).map { caselessHash($0, view.tree) } ?? 0
    let base = view.string(.basedOn)
    basedOn = reference(base, .basedOn)
    isBasedOnBuiltIn = base.map { BuiltinTemplate(id: $0, in: view.tree) != nil } ?? false
    baseHash = base.map { caselessHash($0, view.tree) } ?? 0
    let english = facts.isBuiltin ? facts.englishName : nil
    englishName = english.map { view.tree.text($0) }
    englishNameHash = english.map { caselessHash($0, view.tree) } ?? 0
    guard view.suggestions.count > 1 else {
      suggestions = []
      return
    }
    suggestions = view.suggestions.indices.compactMap { index in
      let suggestion = view.suggestions[index]
      // A name that is there and can't be read is not judged.
      let name = suggestion.name.flatMap { view.texts[$0].english }.map { view.translations[$0].value }
      if suggestion.part.has(.name), name.flatMap({ view.string(at: $0) }) == nil { return nil }
      let template = view.string(SuggestionKey.template, of: suggestion.part)
      return Suggestion(
        name: reference(name, .suggestion(index, .name)), template: reference(template, .suggestion(index, .template)),
        hash: (name ?? template).map { caselessHash($0, view.tree) } ?? 0)
    }
  }
}

/// Gathers, document by document, what the rules across files need.
public struct CatalogCollector: Sendable {
  var summaries: [DocumentSummary] = []
  var terms = TermTable()
  /// Exceptions that allowed a finding.
  public internal(set) var usedExceptions: Set<AllowedFinding> = []

  public init() {}

  /// The ids of the documents, each with the path of its file.
  public var ids: [(id: String, path: FilePath)] {
    summaries.compactMap { summary in summary.id.map { ($0.text, summary.path) } }
  }

  mutating func add(_ facts: DocumentFacts) {
    summaries.append(DocumentSummary(facts))
    if facts.isBuiltin { terms.add(facts) }
  }

  /// Takes in what another worker gathered. The result is the same in whatever order and number they come.
  public mutating func merge(_ other: CatalogCollector) {
    summaries.append(contentsOf: other.summaries)
    terms.merge(other.terms)
    usedExceptions.formUnion(other.usedExceptions)
  }
}

/// What the rules across files know: all documents of the run.
public struct CatalogFacts: Sendable {
  /// In order of path.
  public let documents: [DocumentSummary]
  /// Those whose id equals or looks like that of another one, and hardly any other.
  let similarlyNamed: [DocumentSummary]
  /// Those that are based on another document of the run, and hardly any other.
  let basedOnOthers: [DocumentSummary]
  public let terms: AmbiguousTerms
  public let settings: LintSettings
  /// What the run is judged against; nil where it is not.
  public let shipped: ShippedTemplates?

  /// - Parameter sourceOf: the text of a document of the run; called only for those that hold a finding across files.
  public init(
    _ collector: CatalogCollector, settings: LintSettings, shipped: ShippedTemplates? = nil,
    sourceOf: (FilePath) -> SourceText?
  ) {
    self.shipped = shipped
    documents = collector.summaries.sorted { $0.path < $1.path }
    similarlyNamed = Self.similarlyNamed(documents)
    basedOnOthers = Self.basedOnOthers(documents)
    terms = AmbiguousTerms(collector.terms, glossary: settings.glossary, sourceOf: sourceOf)
    self.settings = settings
  }

  private static func basedOnOthers(_ documents: [DocumentSummary]) -> [DocumentSummary] {
    let copies = documents.filter { $0.baseHash != 0 }
    guard !copies.isEmpty else { return [] }
    let ids = Set(documents.lazy.map(\.idHash))
    return copies.filter { ids.contains($0.baseHash) }
  }

  private static func similarlyNamed(_ documents: [DocumentSummary]) -> [DocumentSummary] {
    let hashes = documents.map { $0.idHash }.sorted()
    let repeated = Set(zip(hashes, hashes.dropFirst()).lazy.filter { $0 == $1 }.map { $0.0 })
    return repeated.isEmpty ? [] : documents.filter { repeated.contains($0.idHash) }
  }
}

/// Takes the findings of the rules across files.
public struct CatalogFindings: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []
  private var signed = 0

  /// The findings since the last call are of this rule.
  mutating func sign(_ rule: String, _ severity: Severity) {
    diagnostics.sign(from: &signed, rule, severity)
  }

  public mutating func report(
    _ place: Place, template: String?, _ message: String, notes: [Note] = [], fixes: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: "", severity: .error, message: message, place: place, template: template, notes: notes, fixes: fixes))
  }
}
