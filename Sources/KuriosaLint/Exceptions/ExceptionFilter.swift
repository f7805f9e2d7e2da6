import KuriosaJSON
import KuriosaSource

/// Takes out what is allowed.
struct ExceptionFilter: Sendable {
  private struct Key: Hashable {
    let rule: String
    let template: String
  }

  /// By rule and template, then by the bytes of the place: a baseline may hold thousands of one rule.
  private let entries: [Key: [ContiguousArray<UInt8>: [AllowedFinding]]]

  init(_ exceptions: [AllowedFinding]) {
    guard !exceptions.isEmpty else {
      entries = [:]
      return
    }
    entries = Dictionary(grouping: exceptions) { Key(rule: $0.rule, template: $0.template) }
      .mapValues { Dictionary(grouping: $0) { ContiguousArray($0.place.utf8) } }
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
      if places == nil { places = FindingPlaces(tree()) }
      let matching = candidates[ContiguousArray(places!.place(of: diagnostic).utf8)] ?? []
      used.formUnion(matching)
      return matching.isEmpty
    }
  }
}
