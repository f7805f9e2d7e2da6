import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A value is of another type than the format wants: a text where a number is due, a list where an object is due, null
/// anywhere. Decision 6: "`null` is a value of the wrong type everywhere: E."
extension Rule {
  static let wrongType = Rule(
    id: "document/wrong-type", severity: .error,
    summary: "A value is of the wrong type",
    rationale: """
      Each key of the format takes one type of value: a text in quotes, a number, true or false, a list, or an object. The
      app refuses a template with another one. Labels are objects of language and text, as in `{"en": "Maker"}`. To leave
      something out, remove the key instead of writing null.
      """,
    reference: "the tables of the format; decision 6", fix: .unsafe,
    triggering: [
      RuleExample("a label without language", fields: #"{"key": "maker", "type": "text", "label": "Maker"}"#),
      RuleExample("null", members: #""showcase": null"#),
      RuleExample("a number in quotes", members: #""version": "1""#),
    ],
    passing: [RuleExample(members: #""version": 1, "showcase": "wide""#)],
    check: .document(WrongType.check))
}

private enum WrongType {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    guard !facts.view.faults.isEmpty else { return }
    let tooDeep = facts.tree.faults.lazy.filter { $0.kind == .tooDeep }.map(\.range.start)
    let depths = ContiguousArray(tooDeep)
    for fault in facts.view.faults {
      guard case .wrongType(let expected, let name) = fault.kind,
        !holds(depths, facts.tree.range(fault.node))
      else { continue }
      let fixes = mend(fault.node, expected, facts.tree)
      findings.report(fault.node, message(name, expected, facts.tree.kind(fault.node)), fixes: fixes.map { [$0] } ?? [])
    }
  }

  /// Whether a range holds one of some offsets in ascending order: what was cut off for its depth is no value to judge.
  private static func holds(_ offsets: ContiguousArray<Int>, _ range: ByteRange) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.end
  }

  private static func message(_ name: String, _ expected: ViewFault.ExpectedType, _ found: JSONNode.Kind) -> String {
    let what =
      switch expected {
      case .text: "a text in double quotes"
      case .number: "a number"
      case .boolean: "true or false"
      case .list: "a list: [ … ]"
      case .object: "an object, such as \(example(name))"
      case .localizedText: "an object of language and text, such as {\"en\": \"…\"}"
      case .template: "one object: { … }"
      }
    return "\(name) must be \(what), and this is \(word(found))"
  }

  private static func example(_ name: String) -> String {
    switch name {
    case "a section": #"{"id": "front", "label": {"en": "Front"}}"#
    case "an option": #"{"id": "mint", "label": {"en": "Mint"}}"#
    case "a field": #"{"key": "maker", "type": "text", "label": {"en": "Maker"}}"#
    case "a suggestion": #"{"template": "builtin.strap"}"#
    case "formula": #"{"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"field": "pieces"}}"#
    case "an operand": #"{"field": "pieces"}"#
    case "unitHint": #"{"metric": "mm", "imperial": "in"}"#
    case "quantity": #"{"one": {"en": "bottle"}, "other": {"en": "bottles"}}"#
    default: "{ … }"
    }
  }

  private static func word(_ kind: JSONNode.Kind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .true, .false: "true or false"
    case .null: "null"
    case .missing: "nothing"
    }
  }

  private static func mend(_ node: NodeIndex, _ expected: ViewFault.ExpectedType, _ tree: JSONTree) -> FixIt? {
    let token = tree.source.string(tree.range(node))
    let text = tree.kind(node) == .string ? tree.text(node) : ""
    if tree.kind(node) == .null { return removal(node, tree) }
    let better: String? =
      switch (expected, tree.kind(node)) {
      case (.localizedText, .string) where !text.isEmpty: "{\"en\": \(token)}"
      case (.number, .string) where isNumber(text): text
      case (.boolean, .string) where text == "true" || text == "false": text
      case (.text, .number): "\"\(token)\""
      case (.list, .string), (.list, .object): "[\(token)]"
      default: nil
      }
    return better.map { FixIt("write \(Wording.cut($0))", isSafe: false, edits: [Edit(tree.range(node), $0)]) }
  }

  /// Where there is no value, there is no key.
  private static func removal(_ node: NodeIndex, _ tree: JSONTree) -> FixIt? {
    guard node != .root else { return nil }
    let before = NodeIndex(node.value - 1)
    return tree[before].flags.contains(.key)
      ? FixIt("remove the key", isSafe: false, edits: Splices.removingMember(key: before, tree))
      : FixIt("remove the entry", isSafe: false, edits: Splices.removingElement(node, tree))
  }

  private static func isNumber(_ text: String) -> Bool {
    let tree = JSONTree(parsing: SourceText(text))
    return tree.faults.isEmpty && tree.kind(.root) == .number
  }
}
