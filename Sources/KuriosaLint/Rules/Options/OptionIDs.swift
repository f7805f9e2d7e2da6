import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two options of one field whose ids are equal, or look alike.
struct OptionIDClash {
  let later: NodeIndex
  let first: NodeIndex
  /// Equal by code points; otherwise they differ only by case or Unicode normalization.
  let isEqual: Bool

  /// All of a document, field by field.
  static func all(_ view: TemplateView) -> [OptionIDClash] {
    var result: [OptionIDClash] = []
    var filter = RepeatFilter()
    for field in view.fields where field.options.count > 1 && mayClash(field, view, &filter) {
      addClashes(of: field, view, to: &result)
    }
    return result
  }

  /// False where no two ids can clash, which costs little to see.
  private static func mayClash(_ field: FieldPart, _ view: TemplateView, _ filter: inout RepeatFilter) -> Bool {
    var list = filter.list(count: field.options.count)
    for index in field.options {
      let id = view.value(OptionKey.id, of: view.options[index].part)
      guard id.exists, view.tree.kind(id) == .string else { continue }
      if list.insert(caselessHash(id, view.tree)) { return true }
    }
    return false
  }

  private static func addClashes(of field: FieldPart, _ view: TemplateView, to result: inout [OptionIDClash]) {
    var exact = ByteStringIndex(capacity: field.options.count)
    var ids: [NodeIndex] = []
    for option in view.options(of: field) {
      let id = view.string(OptionKey.id, of: option.part) ?? .none
      ids.append(id)
      if let first = exact.add(id, view.tree) {
        result.append(OptionIDClash(later: id, first: ids[first], isEqual: true))
      }
    }
    addLookAlikes(ids, view.tree, to: &result)
  }

  private static func addLookAlikes(_ ids: [NodeIndex], _ tree: JSONTree, to result: inout [OptionIDClash]) {
    var first: [ContiguousArray<UInt8>: NodeIndex] = [:]
    for id in ids where id.exists {
      let folded = Normalization.caseFoldForComparison(tree.utf8(id))
      if let earlier = first[folded] {
        if !tree.equal(earlier, id) { result.append(OptionIDClash(later: id, first: earlier, isEqual: false)) }
      } else {
        first[folded] = id
      }
    }
  }
}
