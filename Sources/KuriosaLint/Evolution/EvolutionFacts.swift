import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What the rules about evolution know: the new version of a template, the one that shipped, and what has changed.
public struct EvolutionFacts: Sendable {
  public let document: DocumentFacts
  /// The version that shipped.
  public let old: TemplateView
  public let comparison: TemplateComparison
  /// The first field of each key.
  private let oldFields: [String: Int]
  private let newFields: [String: Int]

  init(_ document: DocumentFacts, old: TemplateView) {
    self.document = document
    self.old = old
    comparison = TemplateComparison(old, document.view)
    oldFields = Self.fields(old)
    newFields = Self.fields(document.view)
  }

  var tree: JSONTree { document.tree }

  func changes(_ kinds: TemplateChange.Kind...) -> [TemplateChange] {
    comparison.changes.filter { kinds.contains($0.kind) }
  }

  /// The field of the shipped version that a change is about.
  func oldField(_ change: TemplateChange) -> FieldPart? {
    change.field.flatMap { oldFields[$0] }.map { old.fields[$0] }
  }

  /// The field of the new version that a change is about.
  func newField(_ change: TemplateChange) -> FieldPart? {
    change.field.flatMap { newFields[$0] }.map { document.view.fields[$0] }
  }

  private static func fields(_ view: TemplateView) -> [String: Int] {
    var indexes: [String: Int] = [:]
    for (index, field) in view.fields.enumerated() {
      guard let key = view.string(FieldKey.key, of: field.part).map({ view.tree.text($0) }), indexes[key] == nil
      else { continue }
      indexes[key] = index
    }
    return indexes
  }
}

extension Findings {
  /// A finding about a change. It underlines the new value; where there is none any more, the opening bracket of the
  /// list or object that lacks it.
  mutating func report(
    _ change: TemplateChange, _ facts: EvolutionFacts, _ message: String, notes: [Note] = [], fixes: [FixIt] = []
  ) {
    let node = change.newNode
    let range = facts.tree.range(node)
    let lacksValue = change.new == nil || change.isAboutMember && isContainer(facts.tree.kind(node))
    report(
      lacksValue ? ByteRange(range.start, range.start + 1) : range, about: node, message, notes: notes, fixes: fixes,
      subject: change.place)
  }

  private func isContainer(_ kind: JSONNode.Kind) -> Bool { kind == .object || kind == .array }
}

extension TemplateChange {
  /// Whether its value is no object or list, so that one stands for what lacks the value.
  fileprivate var isAboutMember: Bool {
    switch kind {
    case .required, .identifying, .hidden, .sensitive, .ratingMax, .section, .multiline: true
    default: false
    }
  }
}
