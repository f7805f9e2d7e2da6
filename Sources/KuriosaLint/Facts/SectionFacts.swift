import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The sections of one document, and which of them each field names.
public struct SectionFacts: Sendable {
  public enum Use: Sendable, Hashable {
    /// The field names no section: it stands in the first one.
    case first
    /// Index in `sections` of the view.
    case section(Int)
    /// No section has that id.
    case unknown
    /// The field's `section` is no sound string.
    case unsound
  }

  /// For each section whose id an earlier section has: the two indexes.
  public let repeatedIDs: [(section: Int, first: Int)]
  /// For each field of the view, the section it names.
  public let uses: ContiguousArray<Use>

  init(_ view: borrowing TemplateView) {
    var index = ByteStringIndex(capacity: view.sections.count)
    var repeated: [(section: Int, first: Int)] = []
    for position in view.sections.indices {
      let id = view.string(SectionKey.id, of: view.sections[position].part) ?? .none
      if let first = index.add(id, view.tree) { repeated.append((position, first)) }
    }
    repeatedIDs = repeated
    uses = ContiguousArray(
      view.fields.map { field in
        guard field.part.has(.section) else { return .first }
        guard let name = view.string(FieldKey.section, of: field.part) else { return .unsound }
        return index.find(name, view.tree).map { .section($0) } ?? .unknown
      })
  }
}
