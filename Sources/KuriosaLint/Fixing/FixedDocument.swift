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

  func applying(_ candidates: [Candidate], _ linter: Linter) -> Document {
    Document(source.applying(candidates.flatMap(\.fix.edits)), path, linter)
  }

  /// Whether the fixes did what they should: fewer findings of their kinds, no fault of syntax more, and nothing new but
  /// what the mended faults had hidden.
  func isImprovement(of old: Document, by candidates: [Candidate]) -> Bool {
    guard faults <= old.faults, source.bytes != old.source.bytes else { return false }
    var mayStay: [String: Int] = [:]
    for diagnostic in old.diagnostics { mayStay[diagnostic.rule, default: 0] += 1 }
    let mended = Set(candidates.map(\.diagnostic.rule))
    for candidate in candidates { mayStay[candidate.diagnostic.rule, default: 0] -= 1 }
    for diagnostic in diagnostics where mended.contains(diagnostic.rule) {
      mayStay[diagnostic.rule, default: 0] -= 1
    }
    return mended.allSatisfy { mayStay[$0, default: 0] >= 0 } && uncovers(old, candidates)
  }

  /// Whether each finding that was not there before lies where a mended fault may have hidden it.
  private func uncovers(_ old: Document, _ candidates: [Candidate]) -> Bool {
    if !old.isSound { return true }
    var known: [Identity: Int] = [:]
    for diagnostic in old.diagnostics { known[Identity(diagnostic), default: 0] += 1 }
    let hidden = Set(candidates.compactMap(\.hiding))
    let titles = Set(candidates.map(\.fix.title))
    return diagnostics.allSatisfy { diagnostic in
      let identity = Identity(diagnostic)
      if let count = known[identity], count > 0 {
        known[identity] = count - 1
        return true
      }
      if diagnostic.fixes.contains(where: { titles.contains($0.title) }) { return false }
      return Self.lies(diagnostic.place.pointer ?? "", inAnyOf: hidden)
    }
  }

  /// Whether a pointer leads to one of the parts or into it.
  private static func lies(_ pointer: String, inAnyOf parts: Set<String>) -> Bool {
    if parts.contains("") || parts.contains(pointer) { return true }
    return pointer.utf8.indices.contains {
      pointer.utf8[$0] == UInt8(ascii: "/") && parts.contains(String(pointer[..<$0]))
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
