import KuriosaJSON
import KuriosaSource

/// Mends one document by the fixes of its findings, round after round, until nothing is left that can be mended.
///
/// Every byte outside the edits survives. A fix is taken only if the result has no fault of syntax that was not there
/// before, the finding is gone, and no finding is new, save what the mended fault had hidden. Where that fails for one fix
/// the others still apply, and it is named, and so are fixes that undo each other; where the rounds come to no end the
/// document stays as it is.
public struct Fixer: Sendable {
  /// What came of a document.
  public struct Outcome: Sendable {
    /// The mended text; nil where nothing changed.
    public var text: SourceText?
    /// Findings that were mended.
    public var mended = 0
    /// Why the document, or what is left of its faults, was left alone although it has findings that could be mended; nil
    /// where there is no reason.
    public var obstacle: String?
    /// Titles of fixes that would not have mended their finding, or would have caused another one.
    public var leftOut: [String] = []

    public init(obstacle: String? = nil) {
      self.obstacle = obstacle
    }
  }

  private static let maximumRounds = 200

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
    // What lies behind them was not read, so nobody could tell whether a fix mends anything.
    if current.faults > JSONLimits.syntaxFaults { return Outcome(obstacle: "it has too many faults of syntax") }
    var outcome = Outcome()
    // For the document as it is: beside other fixes one that failed may be right.
    var rejected: Set<FixIt> = []
    var effort = FixingEffort()
    var history = FixingHistory()
    for _ in 0..<Self.maximumRounds {
      let fixes = selection(current, rejected)
      if fixes.isEmpty || effort.isSpent {
        outcome.text = outcome.mended == 0 ? nil : current.source
        outcome.leftOut = current.diagnostics.flatMap(\.fixes).filter(rejected.contains).map(\.title)
        outcome.obstacle = fixes.isEmpty ? obstacle(current) : "to try the rest of its fixes would take too long"
        return outcome
      }
      var round = FixingRound(current, linter)
      round.take(fixes[...], &effort)
      if round.taken.isEmpty {
        rejected.formUnion(round.rejected)
        continue
      }
      let left = FixingHistory.Departure(mended: outcome.mended, rejected: rejected.union(round.taken.map(\.fix)))
      history.leave(current.source, left)
      current = round.result
      // Back where the rounds have been: those fixes undo each other.
      let before = history.departure(from: current.source)
      outcome.mended = before?.mended ?? outcome.mended + round.taken.count
      rejected = before?.rejected ?? []
      if current.source.count > JSONLimits.size {
        return Outcome(obstacle: "mended, it would be larger than \(JSONLimits.size) bytes; it was left as it was")
      }
    }
    return Outcome(obstacle: "its fixes come to no end; it was left as it was")
  }

  /// What keeps the other fixes of a document from being applied.
  private func obstacle(_ document: Document) -> String? {
    guard !document.isSound else { return nil }
    let others = document.diagnostics.contains { !$0.fixes.isEmpty && !$0.rule.hasPrefix("syntax/") }
    return others ? "it has faults of syntax that have to be mended by hand first" : nil
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
    var last: Candidate?
    return candidates.filter { candidate in
      if let last, !candidate.isApart(from: last) { return false }
      last = candidate
      return true
    }
  }
}

/// A finding and the fix that is to mend it.
struct Candidate {
  let diagnostic: Diagnostic
  let fix: FixIt

  /// The part of the document, by its pointer, in which the finding may hide others: what lies around its value. A member
  /// of the document itself hides others only if it is misspelt, which no safe fix mends.
  var hiding: String? {
    guard let pointer = diagnostic.place.pointer else { return nil }
    let parent = pointer.lastIndex(of: "/").map { String(pointer[..<$0]) } ?? ""
    return parent.isEmpty && fix.isSafe ? pointer : parent
  }

  /// All bytes from the first edit to the last.
  var range: ByteRange {
    ByteRange(fix.edits[0].range.start, fix.edits[fix.edits.count - 1].range.end)
  }

  /// Whether the fix can be applied together with one that comes before it: they touch no byte both, nor each other,
  /// unless both take bytes out there, or both add to the end of a list.
  func isApart(from earlier: Candidate) -> Bool {
    if range.start != earlier.range.end { return range.start > earlier.range.end }
    let (last, first) = (earlier.fix.edits[earlier.fix.edits.count - 1], fix.edits[0])
    return last.isDeletion && first.isDeletion || last.isAddition && first.isAddition
  }
}

extension Edit {
  fileprivate var isDeletion: Bool { replacement.isEmpty && range.count > 0 }

  /// A comma, and an element or member behind it.
  fileprivate var isAddition: Bool { range.count == 0 && replacement.hasPrefix(",") && replacement.utf8.count > 1 }
}
