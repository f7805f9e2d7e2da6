import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Puts a field or an option that was removed back into its list, hidden: "fields and options are hidden instead of
/// deleted".
struct Restoration {
  private let facts: EvolutionFacts
  /// The last elements of the lists that were asked for.
  private var lastElements: [NodeIndex: NodeIndex?] = [:]

  init(_ facts: EvolutionFacts) {
    self.facts = facts
  }

  /// None where the list can't take it.
  mutating func fixes(_ change: TemplateChange) -> [FixIt] {
    let list = change.newNode
    guard facts.tree.kind(list) == .array, facts.old.tree.kind(change.oldNode) == .object else { return [] }
    let text = withLineEnds(Self.hidden(change.oldNode, facts.old.tree))
    let last = lastElements[list] ?? facts.tree.elements(of: list).reduce(nil) { _, element in element }
    lastElements[list] = .some(last)
    return [
      FixIt(
        "put \(Wording.quote(change.name)) back, hidden", isSafe: false,
        edits: Splices.appendingElement(text, behind: last, in: list, facts.tree))
    ]
  }

  /// With the line ends of the new file, whatever those of the old one were.
  private func withLineEnds(_ text: String) -> String {
    let source = facts.tree.source
    let end = source.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    let usesCarriageReturn = end > 0 && source[end - 1] == UInt8(ascii: "\r")
    let bytes = text.utf8.filter { $0 != UInt8(ascii: "\r") }
    guard usesCarriageReturn else { return String(decoding: bytes, as: UTF8.self) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return String(decoding: Array(lines.joined(separator: "\r\n".utf8)), as: UTF8.self)
  }

  /// The text of an object as it was, with `"hidden": true`.
  private static func hidden(_ object: NodeIndex, _ tree: JSONTree) -> String {
    let range = tree.range(object)
    let edits: [Edit]
    if let hidden = tree.value(of: "hidden", in: object) {
      edits = [Edit(tree.range(hidden), "true")]
    } else if let last = Array(tree.members(of: object)).last {
      edits = Splices.insertingMember("hidden", "true", behind: last.value, tree)
    } else {
      return #"{"hidden": true}"#
    }
    var text = ""
    var position = range.start
    for edit in edits {
      text += tree.source.string(ByteRange(position, edit.range.start)) + edit.replacement
      position = edit.range.end
    }
    return text + tree.source.string(ByteRange(position, range.end))
  }
}
