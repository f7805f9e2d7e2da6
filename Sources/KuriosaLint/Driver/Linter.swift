import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Checks documents by the rules that are on. A constant value; the same for all workers of a run.
public struct Linter: Sendable {
  /// What new versions are judged against; nil where they are not.
  public var shipped: ShippedTemplates? { rules.shipped }
  public var settings: LintSettings { rules.settings.settings }

  /// Shared by all workers: one reference to count.
  private let rules: ActiveRules
  private let reader = TemplateReader()

  public init(
    settings: LintSettings = LintSettings(), rules: [Rule] = Registry.rules, shipped: ShippedTemplates? = nil
  ) {
    self.rules = ActiveRules(settings, rules, shipped)
  }

  /// The findings in one document, in the order of the reports. Adds to `collector` what the rules across files need.
  public func check(_ source: SourceText, path: FilePath, into collector: inout CatalogCollector) -> [Diagnostic] {
    let facts = DocumentFacts(path: path, view: reader.read(JSONTree(parsing: source)), settings: rules.settings)
    collector.add(facts)
    var findings = Findings(path: path, tree: facts.tree, template: facts.idText)
    // By index, so that no rule is copied and counted.
    for index in rules.document.indices {
      rules.document[index].check(facts, &findings)
      if findings.areUnsigned { findings.sign(rules.document[index].id, rules.document[index].severity) }
    }
    checkEvolution(facts, &findings)
    let found = findings.takeInOrder()
    if rules.exceptions.isEmpty || found.isEmpty { return found }
    return rules.exceptions.remaining(found, { facts.tree }, used: &collector.usedExceptions)
  }

  /// Whether a finding across files is allowed.
  ///
  /// - Parameter source: the text of the document that it is in; nil where it is not at hand.
  public func isAllowed(
    _ diagnostic: Diagnostic, in source: SourceText?, _ collector: inout CatalogCollector
  ) -> Bool {
    if rules.exceptions.isEmpty { return false }
    return rules.exceptions.remaining(
      [diagnostic], { source.map { JSONTree(parsing: $0) } }, used: &collector.usedExceptions
    ).isEmpty
  }

  /// A document that is the same to the byte is passed at once.
  private func checkEvolution(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard let shipped = rules.shipped, let id = facts.id,
      let old = shipped.document(id: facts.tree.utf8(id), at: facts.path),
      old.source.bytes != facts.tree.source.bytes
    else { return }
    let evolution = EvolutionFacts(facts, old: reader.read(JSONTree(parsing: old.source)))
    if evolution.comparison.isSame { return }
    for rule in rules.evolution {
      rule.check(evolution, &findings)
      findings.sign(rule.id, rule.severity)
    }
  }

  /// The findings across the documents of a run, in the order of the reports.
  ///
  /// - Parameter sourceOf: the text of a document of the run, for the few that such a finding is about.
  public func checkCatalog(_ collector: CatalogCollector, sourceOf: (FilePath) -> SourceText?) -> [Diagnostic] {
    let facts = CatalogFacts(collector, settings: settings, shipped: shipped, sourceOf: sourceOf)
    var findings = CatalogFindings()
    for rule in rules.catalog {
      rule.check(facts, &findings)
      findings.sign(rule.id, rule.severity)
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
