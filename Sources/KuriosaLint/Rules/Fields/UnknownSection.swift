import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A field names a section that the template does not have, so the app would not know where to show it.
/// Format: "TemplateValidator enforces: … known sections".
extension Rule {
  static let unknownSection = Rule(
    id: "fields/unknown-section", severity: .error,
    summary: "A field names a section that the template does not have",
    rationale: """
      The app shows each field in its section, and refuses a template in which a field names a section that is not there.
      Write the id of one of the template's `sections`, or add the section to that list.
      """,
    reference: "\"TemplateValidator enforces: … known sections\"", fix: .unsafe,
    triggering: [
      RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "man"}"#)
    ],
    passing: [
      RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#)
    ],
    check: .document(UnknownSection.check))
}

private enum UnknownSection {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard facts.sections.uses.contains(.unknown), facts.hasSoundSections else { return }
    let view = facts.view
    var seen: Set<String> = []
    let ids = view.sections.compactMap { view.string(SectionKey.id, of: $0.part).map { view.tree.text($0) } }
      .filter { seen.insert($0).inserted }
    var search = BoundedSearch()
    for (field, use) in zip(view.fields, facts.sections.uses) where use == .unknown {
      let name = view.value(.section, of: field.part)
      let text = view.tree.text(name)
      let meant = search.closest(to: text, among: ids)
      let fixes = meant.map { meant in
        FixIt(
          "write \(Wording.quote(meant))", isSafe: false,
          edits: [Edit(view.tree.range(name), JSONSpelling.string(meant))])
      }
      findings.report(name, message(text, ids, meant), fixes: fixes.map { [$0] } ?? [])
    }
  }

  private static func message(_ name: String, _ ids: [String], _ meant: String?) -> String {
    let start = "the template has no section \(Wording.quote(name))"
    if let meant { return "\(start); did you mean \(Wording.quote(meant))?" }
    if ids.isEmpty { return "\(start), since it has no sections at all" }
    if ids.count == 1 { return "\(start); its only section is \(Wording.quote(ids[0]))" }
    let shown = ids.prefix(8).map { Wording.quote($0) } + (ids.count > 8 ? ["\(ids.count - 8) more"] : [])
    return "\(start); its sections are \(Wording.enumeration(shown))"
  }
}
