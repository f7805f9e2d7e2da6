import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The removed standard fields are not in the given order. Format: "any of … in this order". Decision 18: "not in the
/// given order E (safe fix)".
extension Rule {
  static let standardFieldOrder = Rule(
    id: "document/standard-field-order", severity: .error,
    summary: "removedStandardFields is not in the given order",
    rationale: """
      The list has one fixed order: \(StandardField.removable.map(\.spelling).joined(separator: ", ")). So two templates that
      remove the same fields are the same, and a change shows. The app refuses another order.
      """,
    reference: "\"in this order\"; decision 18", fix: .safe,
    triggering: [RuleExample(members: #""removedStandardFields": ["notes", "files", "tags"]"#)],
    passing: [RuleExample(members: #""removedStandardFields": ["tags", "files", "notes"]"#)],
    check: .document(StandardFieldOrder.check))
}

private enum StandardFieldOrder {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    let entries = facts.removedFields.filter { $0.field?.removalOrder != nil }
    let orders = entries.map { $0.field?.removalOrder ?? 0 }
    guard let place = orders.indices.dropFirst().first(where: { orders[$0] < orders[$0 - 1] }) else { return }
    let sorted = entries.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { entries[$0] }
    let edits = zip(entries, sorted).filter { $0.node != $1.node }.map { entry, replacement in
      Edit(facts.tree.range(entry.node), facts.tree.source.string(facts.tree.range(replacement.node)))
    }
    findings.report(
      entries[place].node, message(entries[place].field, entries[place - 1].field),
      fixes: [FixIt("put the list in order", isSafe: true, edits: edits)])
  }

  private static func message(_ field: StandardField?, _ previous: StandardField?) -> String {
    "\(Wording.quote(field?.spelling ?? "")) stands before \(Wording.quote(previous?.spelling ?? "")) in the given order"
  }
}
