import KuriosaSource

/// The rules of a run that are on, with their severities, and what they are told.
final class ActiveRules: Sendable {
  struct DocumentRule: Sendable {
    let id: String
    let severity: Severity
    let check: @Sendable (DocumentFacts, inout Findings) -> Void
  }

  struct EvolutionRule: Sendable {
    let id: String
    let severity: Severity
    let check: @Sendable (EvolutionFacts, inout Findings) -> Void
  }

  struct CatalogRule: Sendable {
    let id: String
    let severity: Severity
    let check: @Sendable (CatalogFacts, inout CatalogFindings) -> Void
  }

  let settings: SharedSettings
  let shipped: ShippedTemplates?
  let exceptions: ExceptionFilter
  let document: ContiguousArray<DocumentRule>
  let evolution: ContiguousArray<EvolutionRule>
  let catalog: ContiguousArray<CatalogRule>

  init(_ settings: LintSettings, _ rules: [Rule], _ shipped: ShippedTemplates?) {
    self.settings = SharedSettings(settings)
    self.shipped = shipped
    exceptions = ExceptionFilter(settings.exceptions)
    var document: ContiguousArray<DocumentRule> = []
    var evolution: ContiguousArray<EvolutionRule> = []
    var catalog: ContiguousArray<CatalogRule> = []
    document.reserveCapacity(rules.count)
    // By index, so that no rule is copied.
    for index in rules.indices {
      let id = rules[index].id
      guard let severity = settings.severity(of: id, usually: rules[index].severity) else { continue }
      switch rules[index].check {
      case .document(let check): document.append(DocumentRule(id: id, severity: severity, check: check))
      case .evolution(let check): evolution.append(EvolutionRule(id: id, severity: severity, check: check))
      case .catalog(let check): catalog.append(CatalogRule(id: id, severity: severity, check: check))
      case .elsewhere: break
      }
    }
    (self.document, self.evolution, self.catalog) = (document, evolution, catalog)
  }
}
