import KuriosaJSON
import KuriosaSource

/// Mends one document by the fixes of its findings, round after round, until nothing is left that can be mended.
///
/// Every byte outside the edits survives. A fix is taken only if the result has no fault of syntax that was not there
/// before, the finding is gone, and no finding is new, save what the mended fault had hidden. Where that fails for one fix
/// the others still apply; where the rounds come to no end the document stays as it is.
public struct Fixer: Sendable {
  /// What came of a document.
  public struct Outcome: Sendable {
    /// The mended text; nil where nothing changed.
    public var text: SourceText?
    /// Findings that were mended.
    public var mended = 0
    /// Why the document was left alone although it has findings that could be mended; nil where there is no reason.
    public var obstacle: String?

    public init(obstacle: String? = nil) {
      self.obstacle = obstacle
    }
  }

  private static let maximumRounds = 50

  private let linter: Linter
  private let includesUnsafe: Bool

  public init(linter: Linter, includesUnsafe: Bool) {
    self.linter = linter
    self.includesUnsafe = includesUnsafe
  }

  public func mend(_ source: SourceText, path: FilePath) -> Outcome {
    var current = Document(source, path, linter)
    guard current.isSound || includesUnsafe else {
      let isMendable = current.diagnostics.contains { !$0.fixes.isEmpty }
      return Outcome(obstacle: isMendable ? "it has faults of syntax, which only --unsafe-fixes mends" : nil)
    }
    var outcome = Outcome()
    var rejected: Set<FixIt> = []
    for _ in 0..<Self.maximumRounds {
      let fixes = selection(current, rejected)
      if fixes.isEmpty {
        outcome.text = outcome.mended == 0 ? nil : current.source
        return outcome
      }
      let (next, taken) = apply(fixes, to: current, &rejected)
      outcome.mended += taken
      current = next
    }
    return Outcome(obstacle: "its fixes come to no end; it was left as it was")
  }

  /// The fixes of one round, in the order of the text. Of two that touch the same bytes the first comes first, and the
  /// other waits for the next round. Faults of syntax have rounds of their own.
  private func selection(_ document: Document, _ rejected: Set<FixIt>) -> [Candidate] {
    var candidates = document.diagnostics.compactMap { diagnostic -> Candidate? in
      if !document.isSound, !diagnostic.rule.hasPrefix("syntax/") { return nil }
      let fix = diagnostic.fixes.first { ($0.isSafe || includesUnsafe) && !$0.edits.isEmpty && !rejected.contains($0) }
      return fix.map { Candidate(diagnostic: diagnostic, fix: $0) }
    }
    candidates.sort { $0.range.start < $1.range.start }
    var end = -1
    return candidates.filter { candidate in
      guard candidate.range.start > end else { return false }
      end = candidate.range.end
      return true
    }
  }

  /// The document after a round, and the number of fixes that were taken.
  private func apply(
    _ candidates: [Candidate], to document: Document, _ rejected: inout Set<FixIt>
  ) -> (Document, taken: Int) {
    let all = document.applying(candidates, linter)
    if all.isImprovement(of: document, by: candidates) { return (all, candidates.count) }
    var current = document
    for candidate in candidates {
      // Alone, each fix shows whether it is to blame; the others wait for the next round.
      let alone = document.applying([candidate], linter)
      if alone.isImprovement(of: document, by: [candidate]) {
        current = alone
        return (current, 1)
      }
      rejected.insert(candidate.fix)
    }
    return (current, 0)
  }
}

/// A finding and the fix that is to mend it.
struct Candidate {
  let diagnostic: Diagnostic
  let fix: FixIt

  /// All bytes from the first edit to the last.
  var range: ByteRange {
    ByteRange(fix.edits[0].range.start, fix.edits[fix.edits.count - 1].range.end)
  }
}
