import KuriosaSource

/// One round of fixes. All places are those of the document before it.
struct FixingRound {
  private let old: Document
  private let linter: Linter
  /// The document with the fixes that were taken.
  private(set) var result: Document
  private(set) var taken: [Candidate] = []
  /// Fixes that can't be taken with those that were.
  private(set) var rejected: [FixIt] = []

  init(_ document: Document, _ linter: Linter) {
    old = document
    result = document
    self.linter = linter
  }

  /// Takes fixes that lie behind those that were taken. Where they can't be taken together, those that are to blame are
  /// found by halves.
  ///
  /// - Parameter isFaulty: whether it is known that they can't.
  mutating func take(_ group: ArraySlice<Candidate>, isFaulty: Bool = false, _ effort: inout FixingEffort) {
    if !isFaulty {
      if group.isEmpty || effort.isSpent { return }
      let all = taken + group
      let document = old.applying(all, linter)
      effort.spend(on: document)
      if document.isImprovement(of: old, by: all) {
        (result, taken) = (document, all)
        return
      }
    }
    guard group.count > 1 else {
      rejected += group.map(\.fix)
      return
    }
    let middle = group.startIndex + group.count / 2
    let before = taken.count
    take(group[..<middle], &effort)
    let isFirstTaken = taken.count - before == middle - group.startIndex
    take(group[middle...], isFaulty: isFirstTaken, &effort)
  }
}

/// What the fixes of one document may cost, so that many bad ones among them take no time out of proportion.
struct FixingEffort {
  /// Bytes read; a finding counts for about as many as could be read in the time that it takes.
  private var left = 1 << 29
  private static let bytesForFinding = 200

  var isSpent: Bool { left <= 0 }

  mutating func spend(on document: Document) {
    left -= document.source.count + document.diagnostics.count * Self.bytesForFinding
  }
}
