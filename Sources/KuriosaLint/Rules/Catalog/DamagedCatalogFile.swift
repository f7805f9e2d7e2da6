import KuriosaSource

/// A file of a catalog is not what its index and its checksums say. Reported by `kuriosa-bundle verify`.
extension Rule {
  static let damagedCatalogFile = Rule(
    id: "catalog/damaged-file", severity: .error,
    summary: "A file of a catalog is not as it was shipped",
    rationale: """
      A catalog says of each of its files how long it is and what its SHA-256 sum is, so that the app ships exactly what was
      reviewed. A file that differs was changed by somebody, cut off by a full disk, or converted by a version control
      system that changes line ends. Find out which, and take the catalog from where it was built. Reported by
      `kuriosa-bundle verify`, which never changes anything.
      """,
    reference: "the format of a catalog",
    triggering: [], passing: [],
    check: .elsewhere)
}
