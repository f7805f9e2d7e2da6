import KuriosaSource

/// A number would have another value in the catalog. Decision 49: "Bundling: numbers anywhere in a template whose
/// canonical form has another value are E in the bundle."
extension Rule {
  static let inexactNumber = Rule(
    id: "catalog/inexact-number", severity: .error,
    summary: "A number that a catalog can't hold as it is",
    rationale: """
      A catalog has its templates in canonical form (RFC 8785), in which a number is what a double holds: 15 significant
      digits always, more only by chance. This number would ship with another value than the one that was reviewed. Write
      it with fewer digits. Reported by `kuriosa-bundle`, anywhere in a template, also below unknown keys.
      """,
    reference: "decision 49",
    triggering: [], passing: [],
    check: .elsewhere)
}
