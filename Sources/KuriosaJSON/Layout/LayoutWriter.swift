import KuriosaSource

/// Writes one sound document in a layout.
struct LayoutWriter {
  private let tree: JSONTree
  private let lineEnd: ContiguousArray<UInt8>
  private let colon = ContiguousArray(": ".utf8)
  private let spaces = ContiguousArray(repeating: UInt8(ascii: " "), count: 2 * JSONLimits.depth)
  private let limit: Int
  /// Columns of each node on one line; nil for what can't stand on one line.
  private let widths: LineWidths
  private var bytes: ContiguousArray<UInt8> = []

  init(tree: JSONTree, lineEnd: LineEnd, limit: Int) {
    self.tree = tree
    self.lineEnd = lineEnd.bytes
    self.limit = limit
    widths = LineWidths(tree)
    bytes.reserveCapacity(tree.source.count + tree.source.count / 2)
  }

  /// Whether the document became larger than the limit; it is not whole then.
  var isTooLarge: Bool { bytes.count > limit }

  /// What was written; nothing can be added any more.
  mutating func finish() -> SourceText {
    bytes.append(contentsOf: repeatElement(0, count: SourceText.padding))
    return SourceText(padded: bytes)
  }

  mutating func writeDocument(_ shape: LayoutShape) {
    write(.root, shape, depth: 0, columnsAround: 0)
    bytes += lineEnd
  }

  /// - Parameters:
  ///   - depth: levels around the node.
  ///   - columnsAround: what else stands on the line of the node: indentation, key, comma. The last element has room for
  ///     one too, so that another one behind it never breaks its line.
  private mutating func write(_ node: NodeIndex, _ shape: LayoutShape, depth: Int, columnsAround: Int) {
    if isTooLarge { return }
    let isArray = tree.kind(node) == .array
    guard isArray || tree.kind(node) == .object else { return writeToken(node) }
    if tree[node].next == node.value + 1 {
      bytes += isArray ? "[]".utf8 : "{}".utf8
    } else if fits(node, shape, columnsAround) {
      writeOnLine(node, shape)
    } else if isArray {
      writeElements(node, shape, depth: depth + 1)
    } else {
      writeMembers(node, shape, depth: depth + 1)
    }
  }

  private func fits(_ node: NodeIndex, _ shape: LayoutShape, _ columnsAround: Int) -> Bool {
    guard tree.kind(node) == .array || shape.mayShareLine else { return false }
    return widths[node].map { $0 + columnsAround <= DocumentLayout.width } ?? false
  }

  private mutating func writeElements(_ array: NodeIndex, _ shape: LayoutShape, depth: Int) {
    bytes.append(UInt8(ascii: "["))
    for element in tree.elements(of: array) {
      beginLine(depth)
      write(element, shape, depth: depth, columnsAround: 2 * depth + 1)
      if tree[element].next < tree[array].next { bytes.append(UInt8(ascii: ",")) }
    }
    beginLine(depth - 1)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func writeMembers(_ object: NodeIndex, _ shape: LayoutShape, depth: Int) {
    bytes.append(UInt8(ascii: "{"))
    let members = ordered(object, shape)
    for (index, member) in members.enumerated() {
      beginLine(depth)
      writeToken(member.key)
      bytes += colon
      let around = 2 * depth + widths.columns(of: member.key) + 3
      write(member.value, member.shape, depth: depth, columnsAround: around)
      if index < members.count - 1 { bytes.append(UInt8(ascii: ",")) }
    }
    beginLine(depth - 1)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func writeOnLine(_ node: NodeIndex, _ shape: LayoutShape) {
    switch tree.kind(node) {
    case .array where tree[node].next > node.value + 1:
      var separator = "["
      for element in tree.elements(of: node) {
        bytes += separator.utf8
        writeOnLine(element, shape)
        separator = ", "
      }
      bytes.append(UInt8(ascii: "]"))
    case .object where tree[node].next > node.value + 1:
      var separator = "{ "
      for member in ordered(node, shape) {
        bytes += separator.utf8
        writeToken(member.key)
        bytes += colon
        writeOnLine(member.value, member.shape)
        separator = ", "
      }
      bytes += " }".utf8
    case .array: bytes += "[]".utf8
    case .object: bytes += "{}".utf8
    default: writeToken(node)
    }
  }

  private mutating func beginLine(_ depth: Int) {
    bytes += lineEnd
    bytes += spaces[..<(2 * depth)]
  }

  private mutating func writeToken(_ node: NodeIndex) {
    bytes.append(contentsOf: tree.source[tree.range(node)])
  }

  private struct Member {
    let key: NodeIndex
    let value: NodeIndex
    let rank: Int
    let shape: LayoutShape
  }

  /// Known keys in the order of the shape, then the others; equal ones in the order of the document.
  private func ordered(_ object: NodeIndex, _ shape: LayoutShape) -> [Member] {
    var members: [Member] = []
    var isOrdered = true
    var key = NodeIndex(object.value + 1)
    members.reserveCapacity(8)
    while key.value < tree[object].next {
      let (rank, valueShape) = shape.place(of: key, in: tree)
      if let last = members.last, last.rank > rank { isOrdered = false }
      members.append(Member(key: key, value: NodeIndex(key.value + 1), rank: rank, shape: valueShape))
      key = NodeIndex(tree[key].next)
    }
    if isOrdered { return members }
    return members.sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }
  }
}

/// How many columns the values of a document take on one line. Worked out once, from the inside out.
private struct LineWidths {
  private let tree: JSONTree
  private var widths: ContiguousArray<Int>

  private static let isBroken = -1

  init(_ tree: JSONTree) {
    self.tree = tree
    widths = ContiguousArray(repeating: Self.isBroken, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = NodeIndex(UInt32(index))
      switch tree.kind(node) {
      case .object: widths[index] = objectWidth(node)
      case .array: widths[index] = arrayWidth(node)
      default: widths[index] = tokenWidth(node)
      }
    }
  }

  /// Columns of a value on one line; nil where it holds what can't stand on one line.
  subscript(node: NodeIndex) -> Int? {
    let width = widths[Int(node.value)]
    return width == Self.isBroken ? nil : width
  }

  /// Columns of a key or a plain value.
  func columns(of node: NodeIndex) -> Int { widths[Int(node.value)] }

  private func tokenWidth(_ node: NodeIndex) -> Int {
    let range = tree.range(node)
    guard tree[node].flags.contains(.nonASCII) else { return range.count }
    return tree.source[range].count { $0 & 0xC0 != 0x80 }
  }

  private func arrayWidth(_ array: NodeIndex) -> Int {
    var width = 0
    var element = NodeIndex(array.value + 1)
    while element.value < tree[array].next {
      let isContainer = tree.kind(element) == .object || tree.kind(element) == .array
      if isContainer { return Self.isBroken }
      width += columns(of: element) + 2
      element = NodeIndex(tree[element].next)
    }
    // The comma and the space behind the last element make room for the brackets.
    return max(width, 2)
  }

  private func objectWidth(_ object: NodeIndex) -> Int {
    var width = 2
    var key = NodeIndex(object.value + 1)
    while key.value < tree[object].next {
      let value = columns(of: NodeIndex(key.value + 1))
      if value == Self.isBroken { return Self.isBroken }
      width += columns(of: key) + 2 + value + 2
      key = NodeIndex(tree[key].next)
    }
    return width
  }
}
