import KuriosaJSON
import KuriosaSource

/// A document between two rounds of fixes, with its findings.
struct Document {
  let source: SourceText
  let path: FilePath
  let diagnostics: [Diagnostic]
  /// Faults of syntax.
  let faults: Int

  init(_ source: SourceText, _ path: FilePath, _ linter: Linter) {
    self.source = source
    self.path = path
    var collector = CatalogCollector()
    diagnostics = linter.check(source, path: path, into: &collector)
    faults = JSONTree(parsing: source).faults.count
  }

  var isSound: Bool { faults == 0 }

  func applying(_ candidates: ArraySlice<Candidate>, _ linter: Linter) -> Document {
    Document(source.applying(candidates.flatMap(\.fix.edits)), path, linter)
  }

  /// Whether the fixes did what they should: fewer findings of their kinds, no fault of syntax more, and nothing new but
  /// what the mended faults had hidden.
  func isImprovement(of old: Document, by candidates: ArraySlice<Candidate>) -> Bool {
    guard faults <= old.faults, source.bytes != old.source.bytes else { return false }
    for (rule, fixes) in Dictionary(grouping: candidates, by: \.diagnostic.rule) {
      let before = old.diagnostics.filter { $0.rule == rule }.count
      let after = diagnostics.filter { $0.rule == rule }.count
      if after > before - fixes.count { return false }
    }
    return uncovers(old, candidates)
  }

  /// Whether each finding that was not there before lies where a mended fault may have hidden it.
  private func uncovers(_ old: Document, _ candidates: ArraySlice<Candidate>) -> Bool {
    if !old.isSound { return true }
    var known: [Identity: Int] = [:]
    for diagnostic in old.diagnostics { known[Identity(diagnostic), default: 0] += 1 }
    let hidden = candidates.compactMap(\.hiding)
    return diagnostics.allSatisfy { diagnostic in
      let identity = Identity(diagnostic)
      if let count = known[identity], count > 0 {
        known[identity] = count - 1
        return true
      }
      guard !diagnostic.fixes.contains(where: { fix in candidates.contains { $0.fix.title == fix.title } }) else {
        return false
      }
      return hidden.contains { (diagnostic.place.pointer ?? "").hasPrefix($0) }
    }
  }

  /// What makes two findings the same although bytes before them moved.
  private struct Identity: Hashable {
    let rule: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      message = diagnostic.message
    }
  }
}
