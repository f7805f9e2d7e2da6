import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two options of one field whose ids are equal, or look alike.
struct OptionIDClash {
  let later: NodeIndex
  let first: NodeIndex
  /// Equal by code points; otherwise they differ only by case or Unicode normalization.
  let isEqual: Bool

  /// Calls `body` with each option id that an earlier option of its field has, or has nearly.
  static func forEach(in facts: DocumentFacts, _ body: (OptionIDClash) -> Void) {
    let view = facts.view
    for field in view.fields where field.options.count > 1 {
      var exact = ByteStringIndex(capacity: field.options.count)
      var ids: [NodeIndex] = []
      var mayLookAlike = false
      for option in view.options(of: field) {
        let id = view.string(OptionKey.id, of: option.part) ?? .none
        ids.append(id)
        if let first = exact.add(id, view.tree) {
          body(OptionIDClash(later: id, first: ids[first], isEqual: true))
        } else if id.exists, !mayLookAlike {
          mayLookAlike = !isPlain(id, view.tree)
        }
      }
      if mayLookAlike { forEachLookAlike(ids, exact, view.tree, body) }
    }
  }

  /// Small ASCII letters and other ASCII characters look only like themselves.
  private static func isPlain(_ id: NodeIndex, _ tree: JSONTree) -> Bool {
    tree[id].flags.isDisjoint(with: [.nonASCII, .escaped])
      && tree.source[tree.rawContent(id)].allSatisfy { !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func forEachLookAlike(
    _ ids: [NodeIndex], _ exact: ByteStringIndex, _ tree: JSONTree, _ body: (OptionIDClash) -> Void
  ) {
    var first: [String: NodeIndex] = [:]
    for id in ids where id.exists {
      let folded = String(decoding: Normalization.caseFoldForComparison(tree.utf8(id)), as: UTF8.self)
      let key = folded.unicodeScalars.map { String($0.value) }.joined(separator: " ")
      if let earlier = first[key] {
        if !tree.equal(earlier, id) { body(OptionIDClash(later: id, first: earlier, isEqual: false)) }
      } else {
        first[key] = id
      }
    }
  }
}
