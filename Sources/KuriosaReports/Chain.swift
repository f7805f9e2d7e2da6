import KuriosaSource

extension Diagnostic {
  /// Whether its notes are the steps of a path, in order: round a cycle, or from a calculation to what makes it
  /// sensitive.
  var isChain: Bool {
    notes.count > 1 && (rule.hasSuffix("cycle") || rule.hasPrefix("privacy/"))
  }
}
