import KuriosaSource

/// A template can't be shipped, and the rule that would have said so is off. Contract of the bundle: "build … refuses on
/// errors".
extension Rule {
  static let unshippableTemplate = Rule(
    id: "catalog/unshippable", severity: .error,
    summary: "A template that can't be a file of a catalog",
    rationale: """
      In a catalog each template has a file that is named by its id, in canonical form. That takes sound JSON, a valid id
      that no other template of the catalog has, and a version. Other rules say so first; this one is reported by
      `kuriosa-bundle` where they are off, and can't be switched off itself.
      """,
    reference: "\"builtin.<name> with <name>.json in the resources\"; decisions 3, 5, 10 and 16",
    triggering: [], passing: [],
    check: .elsewhere)
}
