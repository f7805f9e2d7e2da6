import KuriosaJSON
import KuriosaSource

/// What holds for every tree, whatever the text was.
enum TreeChecks {
  /// Says what is wrong with a tree; nothing where it is sound.
  static func problems(_ tree: JSONTree) -> [String] {
    var problems: [String] = []
    func check(_ holds: Bool, _ problem: @autoclosure () -> String) {
      if !holds { problems.append(problem()) }
    }
    guard let root = tree.nodes.first else { return ["there is no root"] }
    check(root.next == UInt32(tree.nodes.count), "the root does not span all nodes")
    for index in tree.nodes.indices { checkNode(tree, index, check) }
    for fault in tree.faults {
      check(fault.range.end <= tree.source.count, "a fault lies outside the text: \(fault)")
      check((fault.related?.end ?? 0) <= tree.source.count, "the other place lies outside the text: \(fault)")
    }
    let starts = tree.faults.map(\.range.start)
    check(starts == starts.sorted(), "the faults are not in order")
    check(Set(tree.faults).count == tree.faults.count, "the same fault twice: \(tree.faults)")
    if tree.faults.isEmpty {
      check(!tree.nodes.contains { $0.flags.contains(.damaged) || $0.kind == .missing }, "damage without a fault")
      check(!tree.isTruncated, "cut off without a fault")
    }
    if tokens(tree).isEmpty { problems.append("there is no token") }
    return problems
  }

  private static func checkNode(_ tree: JSONTree, _ index: Int, _ check: (Bool, @autoclosure () -> String) -> Void) {
    let node = tree.nodes[index]
    check(node.start <= node.end && Int(node.end) <= tree.source.count, "\(index): the range lies outside the text")
    check(Int(node.next) > index && Int(node.next) <= tree.nodes.count, "\(index): next leads nowhere")
    let isContainer = node.kind == .object || node.kind == .array
    if !isContainer && !node.flags.contains(.key) {
      check(Int(node.next) == index + 1, "\(index): next of a scalar is not the node behind it")
    }
    if node.flags.contains(.key) {
      check(node.kind == .string, "\(index): a key is a string")
      check(index + 1 < tree.nodes.count, "\(index): a key without a value")
      guard index + 1 < tree.nodes.count else { return }
      let value = tree.nodes[index + 1]
      check(!value.flags.contains(.key), "\(index): a key is followed by a key")
      check(value.next == node.next, "\(index): the member and its value end in different places")
      check(value.start >= node.end, "\(index): the value starts before its key ends")
    }
    if isContainer { checkChildren(tree, index, check) }
    if !node.flags.contains(.damaged) { checkBytes(tree, index, check) }
  }

  private static func checkChildren(_ tree: JSONTree, _ index: Int, _ check: (Bool, @autoclosure () -> String) -> Void)
  {
    let node = tree.nodes[index]
    var child = index + 1
    var end = node.start
    while child < Int(node.next) {
      let next = Int(tree.nodes[child].next)
      guard next > child, next <= Int(node.next) else { return check(false, "\(child): next leaves its container") }
      check(tree.nodes[child].start >= end, "\(child): starts before its sibling ends")
      check(tree.nodes[child].flags.contains(.key) == (node.kind == .object), "\(child): keys stand in objects only")
      end = tree.nodes[next - 1].end
      let last = tree.nodes[child].flags.contains(.key) ? child + 1 : child
      check(tree.nodes[last].end <= node.end, "\(child): ends behind its container \(index)")
      end = max(end, tree.nodes[last].end)
      child = next
    }
  }

  private static func checkBytes(_ tree: JSONTree, _ index: Int, _ check: (Bool, @autoclosure () -> String) -> Void) {
    let node = tree.nodes[index]
    let bytes = tree.source[node.range]
    let (first, last) = (bytes.first ?? 0, bytes.last ?? 0)
    switch node.kind {
    case .object: check(first == UInt8(ascii: "{") && last == UInt8(ascii: "}"), "\(index): an object without braces")
    case .array: check(first == UInt8(ascii: "[") && last == UInt8(ascii: "]"), "\(index): an array without brackets")
    case .string where node.flags.contains(.bare): break
    case .string:
      check(bytes.count >= 2 && first == UInt8(ascii: "\"") && last == first, "\(index): a string without quotes")
    case .number: check(JSONNumber(tree.source, node.range) != nil, "\(index): a number out of the grammar")
    case .true: check(bytes.elementsEqual("true".utf8), "\(index): not true")
    case .false: check(bytes.elementsEqual("false".utf8), "\(index): not false")
    case .null: check(bytes.elementsEqual("null".utf8), "\(index): not null")
    case .missing: check(false, "\(index): missing and not damaged")
    }
  }

  /// The ranges of the tokens that the tree knows, in order: brackets, strings, numbers, words.
  static func tokens(_ tree: JSONTree) -> [ByteRange] {
    var tokens: [ByteRange] = []
    var open: [(end: UInt32, next: UInt32)] = []
    func close(before index: Int) {
      while let container = open.last, Int(container.next) <= index {
        tokens.append(ByteRange(Int(container.end) - 1, Int(container.end)))
        open.removeLast()
      }
    }
    for (index, node) in tree.nodes.enumerated() {
      close(before: index)
      if node.kind == .object || node.kind == .array {
        tokens.append(ByteRange(Int(node.start), Int(node.start) + 1))
        open.append((node.end, node.next))
      } else {
        tokens.append(node.range)
      }
    }
    close(before: tree.nodes.count)
    return tokens
  }

  /// What stands between the tokens of a sound document: white space, commas, and colons.
  static func gaps(_ tree: JSONTree) -> [String] {
    var position = 0
    var gaps: [String] = []
    for token in tokens(tree) + [ByteRange(at: tree.source.count)] {
      guard token.start >= position else { return ["tokens out of order at \(token.start)"] }
      gaps.append(tree.source.string(ByteRange(position, token.start)))
      position = token.end
    }
    return gaps
  }
}
