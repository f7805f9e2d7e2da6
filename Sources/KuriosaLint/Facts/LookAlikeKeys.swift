import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A key that differs from another key of its object only by case or normalization.
struct LookAlikeKey: Sendable {
  /// In the objects of the format the key that is not known there; among localized texts and unknown keys the later one.
  let key: NodeIndex
  let other: NodeIndex

  /// All of a document. Only objects that hold an unknown key, or a language code that is not two small letters, can have
  /// one, so nothing is done for the others.
  static func all(_ view: TemplateView) -> [LookAlikeKey] {
    let unknown = unknownKeys(view)
    var filter = RepeatFilter()
    return suspects(view, unknown).flatMap { object in
      let keys = view.tree.members(of: object).map(\.key).filter { !view.tree.isDamaged($0) }
      return filter.mayRepeat(keys, { caselessHash($0, view.tree) }) ? alike(keys, unknown, view.tree) : []
    }
  }

  private static func alike(_ keys: [NodeIndex], _ unknown: Set<NodeIndex>, _ tree: JSONTree) -> [LookAlikeKey] {
    var result: [LookAlikeKey] = []
    var first: [ContiguousArray<UInt8>: NodeIndex] = [:]
    // Known keys first: the others look like them.
    for key in keys.filter({ !unknown.contains($0) }) + keys.filter({ unknown.contains($0) }) {
      let folded = Normalization.caseFoldForComparison(tree.utf8(key))
      guard let other = first[folded] else {
        first[folded] = key
        continue
      }
      if !tree.equal(other, key) { result.append(LookAlikeKey(key: key, other: other)) }
    }
    return result
  }

  private static func unknownKeys(_ view: TemplateView) -> Set<NodeIndex> {
    var keys: Set<NodeIndex> = []
    for fault in view.faults {
      guard case .unknownKey = fault.kind else { continue }
      keys.insert(fault.node)
    }
    return keys
  }

  /// In the order of the text.
  private static func suspects(_ view: TemplateView, _ unknown: Set<NodeIndex>) -> [NodeIndex] {
    var objects: Set<NodeIndex> = []
    if !unknown.isEmpty {
      let pointers = JSONPointers(view.tree)
      for key in unknown { pointers.parent(of: key).map { _ = objects.insert($0) } }
    }
    if view.hasOtherLanguageTags {
      for text in view.texts where isSuspect(text, view) { objects.insert(text.node) }
    }
    return objects.sorted()
  }

  /// Whether two keys of a text may look alike. A key that is no code of two small letters looks like one only if it has
  /// two letters itself, or some that are not ASCII.
  private static func isSuspect(_ text: LocalizedTextPart, _ view: TemplateView) -> Bool {
    var others = 0
    for entry in view.translations(of: text) where entry.language == nil {
      others += 1
      let flags = view.tree[entry.key].flags
      if others > 1 || !flags.isDisjoint(with: [.nonASCII, .escaped]) || view.tree.rawContent(entry.key).count <= 2 {
        return true
      }
    }
    return false
  }
}
