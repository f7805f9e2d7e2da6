import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A key that the format does not have in this place. The app ignores it, so whatever it was meant to do does not happen.
/// Decision 7: "Unknown keys: W, with 'did you mean'".
extension Rule {
  static let unknownKey = Rule(
    id: "document/unknown-key", severity: .warning,
    summary: "A key that the format does not know",
    rationale: """
      The app ignores keys it does not know. A misspelt key therefore does nothing at all, without a word. Correct its
      spelling, or remove it.
      """,
    reference: "decision 7", fix: .unsafe,
    triggering: [
      RuleExample(
        "a misspelt key", fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "requird": true}"#)
    ],
    passing: [
      RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": true}"#)
    ],
    check: .document(UnknownKey.check))
}

private enum UnknownKey {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.view.faults.contains(where: isUnknownKey) else { return }
    // What looks like another key is a finding of that kind.
    let lookAlikes = Set(LookAlikeKey.all(facts.view).map(\.key))
    var neighbours = Neighbours(facts.tree)
    for fault in facts.view.faults where !lookAlikes.contains(fault.node) {
      guard case .unknownKey(let object, let known) = fault.kind else { continue }
      let key = facts.tree.text(fault.node)
      var meant = DidYouMean.closest(to: key, among: known)
      if let word = meant, neighbours.contains(word, beside: fault.node) { meant = nil }
      findings.report(
        fault.node, message(key, object, meant),
        fixes: meant.map { [rename(fault.node, to: $0, facts.tree)] } ?? [])
    }
  }

  private static func isUnknownKey(_ fault: ViewFault) -> Bool {
    if case .unknownKey = fault.kind { return true }
    return false
  }

  private static func message(_ key: String, _ object: String, _ meant: String?) -> String {
    let question = meant.map { "; did you mean \(Wording.quote($0))?" } ?? ""
    return "the app ignores \(Wording.quote(key)), which is no key of \(Wording.indefinite(object))\(question)"
  }

  private static func rename(_ key: NodeIndex, to meant: String, _ tree: JSONTree) -> FixIt {
    FixIt("write \(Wording.quote(meant))", isSafe: false, edits: [Edit(tree.range(key), "\"\(meant)\"")])
  }
}

/// The keys beside a key: a word that is there already can't be what was meant.
private struct Neighbours {
  private let tree: JSONTree
  private var pointers: JSONPointers?
  /// The object last asked about, and its keys.
  private var object = NodeIndex.none
  private var keys: Set<String> = []

  init(_ tree: JSONTree) {
    self.tree = tree
  }

  mutating func contains(_ word: String, beside key: NodeIndex) -> Bool {
    let pointers = self.pointers ?? JSONPointers(tree)
    self.pointers = pointers
    guard let parent = pointers.parent(of: key) else { return false }
    if parent != object {
      object = parent
      keys = Set(tree.members(of: parent).map { tree.text($0.key) })
    }
    return keys.contains(word)
  }
}
