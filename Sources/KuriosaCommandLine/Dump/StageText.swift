import KuriosaJSON
import KuriosaLint
import KuriosaReports
import KuriosaSource
import KuriosaTemplates

/// What `kuriosa dump` prints: one line for each part.
enum StageText {
  /// Keys, plain values, and each other byte that is no white space.
  @Sendable static func tokens(_ tree: JSONTree, _ path: FilePath) -> String {
    var text = ""
    var position = tree.source.byteOrderMarkLength
    func addMarks(upTo end: Int) {
      while position < end {
        let byte = tree.source[position]
        if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
          text += "\(position)..<\(position + 1) \(visible(FilePath(CollectionOfOne(byte))))\n"
        }
        position += 1
      }
    }
    for node in tree.nodes where node.kind != .object && node.kind != .array && !node.range.isEmpty {
      guard Int(node.start) >= position else { continue }
      addMarks(upTo: Int(node.start))
      text += "\(place(node.range)) \(name(node)) \(excerpt(node.range, tree))\n"
      position = Int(node.end)
    }
    addMarks(upTo: tree.source.count)
    return text
  }

  /// Every node, indented by its depth, then the faults.
  @Sendable static func tree(_ tree: JSONTree, _ path: FilePath) -> String {
    var text = ""
    var ends: [UInt32] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, index >= end { ends.removeLast() }
      let isContainer = node.kind == .object || node.kind == .array
      let content = isContainer ? "" : " " + excerpt(node.range, tree)
      let damage = node.flags.contains(.damaged) ? " (damaged)" : ""
      text += String(repeating: "  ", count: ends.count) + "\(place(node.range)) \(name(node))\(content)\(damage)\n"
      if isContainer || node.flags.contains(.key) { ends.append(node.next) }
    }
    for fault in tree.faults { text += "fault at \(place(fault.range)): \(fault.kind)\n" }
    return text
  }

  static func view(_ view: TemplateView) -> String {
    var lines: [String] = []
    func add(_ title: String, _ node: NodeIndex, _ rest: [String] = []) {
      let place = node.exists ? place(view.tree.range(node)) : "nowhere"
      lines.append(([place, title] + rest.filter { !$0.isEmpty }).joined(separator: " "))
    }
    for key in DocumentKey.allCases where view.value(key).exists { add(key.spelling, view.value(key)) }
    for section in view.sections {
      add("section", section.part.node, [string(view.string(.id, of: section.part), view), text(section.label, view)])
    }
    for field in view.fields {
      let flags = [
        (field.isRequired, "required"), (field.isSensitive, "sensitive"), (field.isIdentifying, "identifying"),
        (field.isHidden, "hidden"),
      ].filter(\.0).map(\.1)
      let key = string(view.string(.key, of: field.part), view)
      add("field", field.node, [key, field.type?.spelling ?? "?", text(field.label, view)] + flags)
      for option in view.options(of: field) {
        let hidden = option.isHidden ? "hidden" : ""
        add(
          "  option", option.part.node,
          [string(view.string(.id, of: option.part), view), text(option.label, view), hidden])
      }
      if let formula = field.formula {
        let operands = formula.operands.map { $0.node.exists ? excerpt(view.tree.range($0.node), view.tree) : "?" }
        add("  formula", formula.part.node, [operands[0], formula.operation?.spelling ?? "?", operands[1]])
      }
    }
    for suggestion in view.suggestions { add("suggestion", suggestion.part.node, [text(suggestion.name, view)]) }
    for fault in view.faults { add("fault: \(visible("\(fault.kind)"))", fault.node) }
    return lines.map { $0 + "\n" }.joined()
  }

  static func facts(_ facts: DocumentFacts) -> String {
    var lines = ["id \(visible(facts.idText ?? "none")), \(facts.isBuiltin ? "built-in" : "custom")"]
    for (index, field) in facts.view.fields.enumerated() {
      var parts = [visible(facts.key(of: index) ?? "?"), field.type?.spelling ?? "?"]
      if let kind = facts.units.flatMap({ word(for: $0.kinds[index]) }) { parts.append("gives \(kind)") }
      if facts.sensitivity.isSensitive[index] { parts.append("sensitive") }
      if let uses = facts.calculations?.uses[index], !uses.isEmpty {
        parts.append("uses " + uses.map { visible(facts.key(of: $0.field) ?? "?") }.joined(separator: " and "))
      }
      if let conflict = facts.units?.conflicts.first(where: { $0.field == index }) {
        parts.append("never a result: \(conflict.conflict)")
      }
      lines.append(parts.joined(separator: ", "))
    }
    for cycle in facts.calculations?.cycles ?? [] {
      lines.append("circle: " + cycle.fields.map { visible(facts.key(of: $0) ?? "?") }.joined(separator: " → "))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Nil for what nothing can be calculated with.
  private static func word(for kind: ValueKind) -> String? {
    switch kind {
    case .measurement(let measurement): measurement.spelling
    case .unknown: nil
    default: "\(kind)"
    }
  }

  private static func place(_ range: ByteRange) -> String { "\(range.start)..<\(range.end)" }

  private static func name(_ node: JSONNode) -> String { node.flags.contains(.key) ? "key" : "\(node.kind)" }

  /// The bytes as they stand there, in one line and not too long.
  private static func excerpt(_ range: ByteRange, _ tree: JSONTree) -> String {
    let text = tree.source.string(ByteRange(range.start, min(range.end, range.start + 200)))
    return visible(text) + (range.count > 200 ? "…" : "")
  }

  private static func string(_ node: NodeIndex?, _ view: TemplateView) -> String {
    node.map { visible(view.tree.text($0)) } ?? "?"
  }

  private static func text(_ index: Int?, _ view: TemplateView) -> String {
    guard let index, let english = view.texts[index].english else { return "" }
    return excerpt(view.tree.range(view.translations[english].value), view.tree)
  }
}
