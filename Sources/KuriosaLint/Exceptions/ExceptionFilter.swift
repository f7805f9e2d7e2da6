import KuriosaJSON
import KuriosaSource

/// Takes out what is allowed.
struct ExceptionFilter: Sendable {
  private struct Key: Hashable {
    let rule: String
    let template: String
  }

  private let entries: [Key: [AllowedFinding]]

  init(_ exceptions: [AllowedFinding]) {
    entries = Dictionary(grouping: exceptions) { Key(rule: $0.rule, template: $0.template) }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The findings that are not allowed. Those entries that allowed one are put into `used`.
  /// - Parameter tree: the document that the findings are in.
  func remaining(
    _ diagnostics: [Diagnostic], _ tree: () -> JSONTree?, used: inout Set<AllowedFinding>
  ) -> [Diagnostic] {
    var places: FindingPlaces?
    return diagnostics.filter { diagnostic in
      guard let template = diagnostic.template,
        let candidates = entries[Key(rule: diagnostic.rule, template: template)]
      else { return true }
      var known = places ?? FindingPlaces(tree())
      let place = known.place(of: diagnostic)
      places = known
      let matching = candidates.filter { $0.place == place }
      used.formUnion(matching)
      return matching.isEmpty
    }
  }
}
