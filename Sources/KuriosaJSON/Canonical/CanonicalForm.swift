import KuriosaSource

/// Why a value has no canonical form, and the key or value that is to blame.
public struct CanonicalFault: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A fault of syntax or encoding, half of a surrogate pair included.
    case damaged
    /// The later of two equal keys.
    case duplicateKey
    /// A number that is too large for a double.
    case notFinite
  }

  public let kind: Kind
  public let node: NodeIndex
}

extension JSONTree {
  /// The canonical form (RFC 8785, the JSON Canonicalization Scheme) of the value at a node: UTF-8 without white space, the
  /// keys of each object sorted by UTF-16 code units, numbers as ECMAScript writes doubles, strings with no more escapes
  /// than needed. A fault where there is none.
  public func canonicalForm(of node: NodeIndex = .root) -> Result<ContiguousArray<UInt8>, CanonicalFault> {
    var writer = CanonicalWriter(tree: self, for: node)
    do throws(CanonicalFault) {
      if node == .root, !faults.isEmpty { throw CanonicalFault(kind: .damaged, node: firstDamage) }
      try writer.write(node)
    } catch {
      return .failure(error)
    }
    return .success(writer.bytes)
  }

  /// The first damaged node that is no container, or else the first damaged one; the root where the fault lies outside.
  private var firstDamage: NodeIndex {
    let damaged = nodes.indices.filter { nodes[$0].flags.contains(.damaged) }
    let index = damaged.first { nodes[$0].kind != .object && nodes[$0].kind != .array } ?? damaged.first ?? 0
    return NodeIndex(UInt32(index))
  }
}

private struct CanonicalWriter {
  let tree: JSONTree
  var bytes: ContiguousArray<UInt8> = []

  /// - Parameter node: what is to be written: its form is hardly ever longer than its text.
  init(tree: JSONTree, for node: NodeIndex) {
    self.tree = tree
    bytes.reserveCapacity(tree.range(node).count)
  }

  mutating func write(_ node: NodeIndex) throws(CanonicalFault) {
    guard !tree.isDamaged(node) else { throw CanonicalFault(kind: .damaged, node: node) }
    switch tree.kind(node) {
    case .object: try writeObject(node)
    case .array: try writeArray(node)
    case .string: writeString(node)
    case .number: try writeNumber(node)
    case .true, .false, .null: bytes += tree.source[tree.range(node)]
    case .missing: throw CanonicalFault(kind: .damaged, node: node)
    }
  }

  private mutating func writeArray(_ array: NodeIndex) throws(CanonicalFault) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in tree.elements(of: array) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      try write(element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func writeObject(_ object: NodeIndex) throws(CanonicalFault) {
    let members = try CanonicalMember.sorted(of: object, in: tree)
    bytes.append(UInt8(ascii: "{"))
    for (position, member) in members.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      writeString(member.key)
      bytes.append(UInt8(ascii: ":"))
      try write(NodeIndex(member.key.value + 1))
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func writeNumber(_ node: NodeIndex) throws(CanonicalFault) {
    guard let number = JSONNumber(node, in: tree), let spelling = number.canonicalSpelling else {
      throw CanonicalFault(kind: .notFinite, node: node)
    }
    bytes += spelling.utf8
  }

  private mutating func writeString(_ node: NodeIndex) {
    guard tree[node].flags.contains(.escaped) else {
      bytes += tree.source[tree.range(node)]
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in tree.utf8(node) { writeEscaped(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case 0x08: bytes += #"\b"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0x0A: bytes += #"\n"#.utf8
    case 0x0C: bytes += #"\f"#.utf8
    case 0x0D: bytes += #"\r"#.utf8
    case 0..<0x20: bytes += ((byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
    default: bytes.append(byte)
    }
  }
}

/// A member of an object while its keys are sorted.
private struct CanonicalMember {
  let key: NodeIndex
  /// The bytes between the quotes.
  let content: ByteRange
  /// The name, where the content has escapes.
  let unescaped: ContiguousArray<UInt8>?

  private init(_ key: NodeIndex, in tree: JSONTree) throws(CanonicalFault) {
    guard !tree.isDamaged(key), !tree[key].flags.contains(.bare) else {
      throw CanonicalFault(kind: .damaged, node: key)
    }
    self.key = key
    content = tree.rawContent(key)
    unescaped = tree[key].flags.contains(.escaped) ? tree.utf8(key) : nil
  }

  static func sorted(of object: NodeIndex, in tree: JSONTree) throws(CanonicalFault) -> [CanonicalMember] {
    var members: [CanonicalMember] = []
    members.reserveCapacity(8)
    for member in tree.members(of: object) { members.append(try CanonicalMember(member.key, in: tree)) }
    members.sort { left, right in
      let order = compare(left, right, tree)
      return order == 0 ? left.key < right.key : order < 0
    }
    let later = zip(members, members.dropFirst()).filter { compare($0, $1, tree) == 0 }.map(\.1.key)
    if let first = later.min() { throw CanonicalFault(kind: .duplicateKey, node: first) }
    return members
  }

  /// Below, at, or above zero as the first name comes before, is equal to, or comes behind the second one by UTF-16 code
  /// units. This is the order of their UTF-8 bytes, but U+E000 to U+FFFF come behind what needs surrogates.
  private static func compare(_ left: CanonicalMember, _ right: CanonicalMember, _ tree: JSONTree) -> Int {
    if left.unescaped != nil || right.unescaped != nil { return compare(left.name(tree), right.name(tree)) }
    let common = min(left.content.count, right.content.count)
    for offset in 0..<common {
      let (leftByte, rightByte) = (tree.source[left.content.start + offset], tree.source[right.content.start + offset])
      if leftByte != rightByte { return weight(leftByte) - weight(rightByte) }
    }
    return left.content.count - right.content.count
  }

  private static func compare(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    for (leftByte, rightByte) in zip(left, right) where leftByte != rightByte {
      return weight(leftByte) - weight(rightByte)
    }
    return left.count - right.count
  }

  private static func weight(_ byte: UInt8) -> Int { byte == 0xEE || byte == 0xEF ? Int(byte) + 0x10 : Int(byte) }

  private func name(_ tree: JSONTree) -> ArraySlice<UInt8> { ArraySlice(unescaped ?? tree.utf8(key)) }
}
