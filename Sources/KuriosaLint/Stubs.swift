public struct DocumentFacts: Sendable {}
public struct CatalogFacts: Sendable {}
public struct Findings: Sendable {}
public struct CatalogFindings: Sendable {}
