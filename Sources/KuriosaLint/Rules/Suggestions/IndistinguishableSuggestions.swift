import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two suggestions look the same to the people who choose between them. Decision 20: "two that the user cannot tell apart
/// (same shown English name, ignoring case) W".
extension Rule {
  static let indistinguishableSuggestions = Rule(
    id: "suggestions/indistinguishable", severity: .warning,
    summary: "Two suggestions look the same",
    rationale: """
      Suggestions are offered by name. Two with the same English name, or two without a name that are made from the same
      template, can't be told apart. Give one of them another name, or remove it.
      """,
    reference: "decision 20",
    triggering: [
      RuleExample(members: #""suggestions": [{"template": "builtin.strap"}, {"template": "builtin.strap"}]"#),
      RuleExample(
        members: """
          "suggestions": [{"name": {"en": "Medals"}, "icon": "medal"}, {"template": "builtin.coin", "name": {"en": "medals"}}]
          """),
    ],
    passing: [
      RuleExample(
        members: """
          "suggestions": [{"template": "builtin.blank", "name": {"en": "Bags"}}, {"template": "builtin.blank", "name": {"en": "Lines"}}]
          """)
    ],
    check: .catalog(IndistinguishableSuggestions.check))
}

private enum IndistinguishableSuggestions {
  private typealias Reference = DocumentSummary.Reference

  @Sendable static func check(_ facts: CatalogFacts, _ findings: inout CatalogFindings) {
    guard facts.documents.contains(where: { !$0.suggestions.isEmpty }) else { return }
    let hashes = nameHashes(facts.documents)
    var filter = RepeatFilter()
    let suspects = facts.documents.filter { mayRepeat($0, hashes, &filter) }
    if suspects.isEmpty { return }
    let names = names(facts.documents)
    for document in suspects { check(document, names, &findings) }
  }

  /// The English names of built-ins by their ids.
  private static func names(_ documents: [DocumentSummary]) -> [[UInt8]: String] {
    var names: [[UInt8]: String] = [:]
    for document in documents {
      guard let id = document.id, let name = document.englishName else { continue }
      if names[Array(id.text.utf8)] == nil { names[Array(id.text.utf8)] = name }
    }
    return names
  }

  /// The hashes of the English names by those of the ids; nil where two ids can't be told apart by that.
  private static func nameHashes(_ documents: [DocumentSummary]) -> HashPairs? {
    var pairs: ContiguousArray<(key: Int, value: Int)> = []
    for document in documents where document.englishName != nil {
      pairs.append((document.idHash, document.englishNameHash))
    }
    let hashes = HashPairs(pairs)
    return hashes.hasRepeatedKeys ? nil : hashes
  }

  /// False where no two suggestions can look the same, which costs little to see.
  private static func mayRepeat(
    _ document: DocumentSummary, _ names: HashPairs?, _ filter: inout RepeatFilter
  ) -> Bool {
    guard let names else { return true }
    var list = filter.list(count: document.suggestions.count)
    return document.suggestions.contains { suggestion in
      list.insert(suggestion.name == nil ? names[suggestion.hash] ?? ~suggestion.hash : suggestion.hash)
    }
  }

  private static func check(
    _ document: DocumentSummary, _ names: [[UInt8]: String], _ findings: inout CatalogFindings
  ) {
    var first: [[UInt8]: Reference] = [:]
    for suggestion in document.suggestions {
      guard let (reference, shown) = shown(suggestion, names) else { continue }
      guard let other = first[shown] else {
        first[shown] = reference
        continue
      }
      findings.report(
        reference.place, template: document.id?.text,
        "another suggestion looks just like this one, so people can't tell them apart",
        notes: [Note("the other one", at: other.place)])
    }
  }

  /// What the suggestion is shown by, ignoring case: its own name, else that of its template; of a template that is not in
  /// the run only the id is known.
  private static func shown(
    _ suggestion: DocumentSummary.Suggestion, _ names: [[UInt8]: String]
  ) -> (Reference, [UInt8])? {
    if let name = suggestion.name { return (name, [0] + Array(Normalization.caseFoldForComparison(name.text.utf8))) }
    guard let template = suggestion.template else { return nil }
    let id = Array(template.text.utf8)
    guard let name = names[id] else { return (template, [1] + id) }
    return (template, [0] + Array(Normalization.caseFoldForComparison(name.utf8)))
  }
}
