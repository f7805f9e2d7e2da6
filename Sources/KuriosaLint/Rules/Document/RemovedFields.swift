import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// One entry of `removedStandardFields`, as the rules see it.
struct RemovedField {
  let node: NodeIndex
  /// Nil where it is no standard field.
  let field: StandardField?

  static func all(_ facts: DocumentFacts) -> [RemovedField] {
    guard facts.view.value(.removedStandardFields).exists else { return [] }
    return facts.view.strings(in: .removedStandardFields).map {
      RemovedField(node: $0, field: facts.view.word(StandardField.self, $0))
    }
  }

  /// Takes an entry out of the list.
  func removal(_ facts: DocumentFacts) -> FixIt {
    FixIt("remove it", isSafe: false, edits: Splices.removingElement(node, facts.tree))
  }
}

/// An entry is no standard field. Format: "any of `quantity` …, `purchase_date`, `purchase_price`, `source`,
/// `estimated_value`, `condition`, `place`, `tags`, `files` …, `notes`". Decision 18: "unknown E".
extension Rule {
  static let unknownStandardField = Rule(
    id: "document/unknown-standard-field", severity: .error,
    summary: "removedStandardFields names something that is no standard field",
    rationale: """
      Only standard fields can be removed: \(StandardField.removable.map(\.spelling).joined(separator: ", ")). A field of
      the template itself is hidden with `"hidden": true` instead. The app refuses a list with anything else.
      """,
    reference: "\"removedStandardFields\"; decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["note"]"#)],
    passing: [RuleExample(members: #""removedStandardFields": ["notes"]"#)],
    check: .document { facts, findings in
      for entry in RemovedField.all(facts) where entry.field == nil {
        let text = facts.tree.text(entry.node)
        let meant = DidYouMean.closest(to: text, among: StandardField.removable.map(\.spelling))
        let known = Wording.enumeration(StandardField.removable.map(\.spelling))
        let question = meant.map { "did you mean \(Wording.quote($0))?" } ?? "those that can be removed are \(known)"
        let fixes = meant.map { meant in
          FixIt(
            "write \(Wording.quote(meant))", isSafe: false, edits: [Edit(facts.tree.range(entry.node), "\"\(meant)\"")])
        }
        findings.report(
          entry.node, "\(Wording.quote(text)) is no standard field; \(question)", fixes: fixes.map { [$0] } ?? [])
      }
    })

  /// The name is to be removed. Format: "The name cannot be removed." Decision 18: "`name` E with its own message".
  static let removedName = Rule(
    id: "document/removed-name", severity: .error,
    summary: "removedStandardFields names the name",
    rationale: """
      Every item has a name, by which it is found and listed. It is the one standard field that can't be removed, and the
      app refuses a template that tries.
      """,
    reference: "\"The name cannot be removed.\"; decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["name"]"#)],
    passing: [RuleExample(members: #""removedStandardFields": ["notes"]"#)],
    check: .document { facts, findings in
      for entry in RemovedField.all(facts) where entry.field == .name {
        findings.report(
          entry.node, "the name of an item can't be removed, since every item is found by it",
          fixes: [entry.removal(facts)])
      }
    })

  /// The same standard field twice. Decision 18: "duplicate E".
  static let duplicateStandardField = Rule(
    id: "document/duplicate-standard-field", severity: .error,
    summary: "removedStandardFields names a field twice",
    rationale: """
      A field that is removed is named once. The app refuses a list with a repetition, since it would not know what to do
      when the field is added back. Remove one of the two.
      """,
    reference: "decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["notes", "notes"]"#)],
    passing: [RuleExample(members: #""removedStandardFields": ["files", "notes"]"#)],
    check: .document { facts, findings in
      var first: [StandardField: NodeIndex] = [:]
      for entry in RemovedField.all(facts) {
        guard let field = entry.field, field != .name else { continue }
        guard let earlier = first[field] else {
          first[field] = entry.node
          continue
        }
        let note = findings.note("first here", earlier)
        findings.report(
          entry.node, "\(Wording.quote(field.spelling)) is in the list already", notes: [note],
          fixes: [entry.removal(facts)])
      }
    })

  /// The count is removed, and the collection does not count. Decision 18: "`quantity` without `quantity` E".
  static let removedCount = Rule(
    id: "document/removed-count", severity: .error,
    summary: "The count is removed, and the collection does not count",
    rationale: """
      `quantity` in this list takes away the count of a collection that counts. Without `quantity` in the template there is
      no count to take away, and the app refuses the list. Remove the entry.
      """,
    reference: "\"quantity (only with quantity above)\"; decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""removedStandardFields": ["quantity"]"#)],
    passing: [RuleExample(members: #""quantity": {}, "removedStandardFields": ["quantity"]"#)],
    check: .document { facts, findings in
      guard let document = facts.view.document, !document.has(.quantity), !facts.tree.isDamaged(document.node) else {
        return
      }
      for entry in RemovedField.all(facts) where entry.field == .quantity {
        findings.report(
          entry.node, "this collection counts nothing, since it has no \"quantity\", so there is no count to remove",
          fixes: [entry.removal(facts)])
      }
    })
}
