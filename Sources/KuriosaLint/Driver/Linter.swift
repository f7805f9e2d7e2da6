import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Checks documents by the rules that are on. A constant value; the same for all workers of a run.
public struct Linter: Sendable {
  private struct ActiveDocumentRule: Sendable {
    let id: String
    let severity: Severity
    let check: @Sendable (DocumentFacts, inout Findings) -> Void
  }

  private struct ActiveCatalogRule: Sendable {
    let id: String
    let severity: Severity
    let check: @Sendable (CatalogFacts, inout CatalogFindings) -> Void
  }

  public let settings: LintSettings
  private let documentRules: ContiguousArray<ActiveDocumentRule>
  private let catalogRules: ContiguousArray<ActiveCatalogRule>
  private let reader = TemplateReader()

  public init(settings: LintSettings = LintSettings(), rules: [Rule] = Registry.rules) {
    self.settings = settings
    var documentRules: ContiguousArray<ActiveDocumentRule> = []
    var catalogRules: ContiguousArray<ActiveCatalogRule> = []
    for rule in rules {
      guard let severity = settings.severity(of: rule) else { continue }
      switch rule.check {
      case .document(let check):
        documentRules.append(ActiveDocumentRule(id: rule.id, severity: severity, check: check))
      case .catalog(let check):
        catalogRules.append(ActiveCatalogRule(id: rule.id, severity: severity, check: check))
      case .elsewhere: break
      }
    }
    self.documentRules = documentRules
    self.catalogRules = catalogRules
  }

  /// The findings in one document, in the order of the reports. Adds to `collector` what the rules across files need.
  public func check(_ source: SourceText, path: FilePath, into collector: inout CatalogCollector) -> [Diagnostic] {
    let facts = DocumentFacts(path: path, view: reader.read(JSONTree(parsing: source)), settings: settings)
    collector.add(facts)
    var findings = Findings(path: path, tree: facts.tree, template: facts.idText)
    for rule in documentRules {
      findings.begin(rule.id, rule.severity)
      rule.check(facts, &findings)
    }
    return findings.diagnostics.sorted(by: Diagnostic.precedes)
  }

  /// The findings across the documents of a run, in the order of the reports.
  ///
  /// - Parameter sourceOf: the text of a document of the run, for the few that such a finding is about.
  public func checkCatalog(_ collector: CatalogCollector, sourceOf: (FilePath) -> SourceText?) -> [Diagnostic] {
    let facts = CatalogFacts(collector, settings: settings, sourceOf: sourceOf)
    var findings = CatalogFindings()
    for rule in catalogRules {
      findings.begin(rule.id, rule.severity)
      rule.check(facts, &findings)
    }
    return findings.diagnostics.sorted(by: Diagnostic.precedes)
  }

  /// The finding for a file that is over the limit and was not read; nil where the rule is off.
  public func tooLarge(path: FilePath, size: Int) -> Diagnostic? {
    settings.severity(of: .tooLarge).map { TooLarge.diagnostic(path, size, $0) }
  }

  /// All findings of some documents, without files: what tests and libraries call.
  public func check(_ documents: [(path: FilePath, source: SourceText)]) -> LintResult {
    var collector = CatalogCollector()
    var result = LintResult(checkedFiles: documents.count)
    for document in documents {
      result.diagnostics += check(document.source, path: document.path, into: &collector)
      result.sources[document.path] = document.source
    }
    result.diagnostics += checkCatalog(collector) { path in result.sources[path] }
    result.diagnostics.sort(by: Diagnostic.precedes)
    return result
  }
}
