import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A template that shipped is gone, or has another id, which is the same for the libraries that hold it. Decision 44: "E:
/// template … removed or renamed". Only below folders that were given.
extension Rule {
  static let templateRemoved = Rule(
    id: "evolution/template-removed", severity: .error,
    summary: "A template that shipped was removed or renamed",
    rationale: """
      Libraries hold their own copy of a template, so no item is lost. But the template is no longer offered, never updated again, and
      copies that are based on it lose its suggestions and its showcase. An id never changes once it has shipped; the name and the name of
      the file may.
      """,
    reference: "\"Stable ID\"; decision 44",
    triggering: [
      RuleExample(
        shippedFiles: [
          RuleExample.File(
            name: "example.json", text: #"{"id": "custom.6d0f7a52-8e1b-4c3d-9a64-0b7f5c2e1d38", "version": 1}"#)
        ], members: #""version": 1"#)
    ],
    passing: [
      RuleExample(
        "another name", shippedMembers: #""version": 1"#, members: #""version": 2, "name": {"en": "Dragons"}"#)
    ],
    check: .catalog(TemplateRemoved.check))
}

private enum TemplateRemoved {
  @Sendable static func check(_ facts: CatalogFacts, _ findings: inout CatalogFindings) {
    guard let shipped = facts.shipped else { return }
    let present = Set(facts.documents.compactMap { $0.id.map { ContiguousArray($0.text.utf8) } })
    let unreadable = Set(facts.documents.filter { $0.id == nil }.map(\.path.lastComponent))
    let known = Set(shipped.documents.compactMap(\.id))
    let added = facts.documents.filter { document in
      document.id.map { !known.contains(ContiguousArray($0.text.utf8)) } ?? false
    }
    var reported: Set<ContiguousArray<UInt8>> = []
    for document in shipped.documents where document.isExpected {
      guard let id = document.id, !present.contains(id), !unreadable.contains(document.path.lastComponent),
        reported.insert(id).inserted
      else { continue }
      findings.report(
        Place(path: document.path, range: ByteRange(0, 0)), template: document.idText, message(document, added))
    }
  }

  private static func message(_ document: ShippedTemplates.Document, _ added: [DocumentSummary]) -> String {
    let id = Wording.quote(document.idText)
    let harm =
      #"libraries would never get an update of it, and copies that store "basedOn": \#(id) lose what they have from it"#
    if let newID = likelyNewID(document, added) {
      return "the template \(id) seems to have been renamed to \(Wording.quote(newID)), so \(harm); "
        + "keep its id and change its name instead"
    }
    return "the template \(id) was removed though it has shipped, so \(harm); put it back"
  }

  private static func likelyNewID(_ document: ShippedTemplates.Document, _ added: [DocumentSummary]) -> String? {
    if let same = added.first(where: { $0.path == document.path }) { return same.id?.text }
    return DidYouMean.closest(to: document.idText, among: added.prefix(1000).compactMap { $0.id?.text })
  }
}
