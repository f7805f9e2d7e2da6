import KuriosaJSON
import KuriosaSource

/// A JSON value by itself, apart from the text it was read from. Members keep their order and numbers their spelling.
public indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// The token as it was written: `0.10`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// Reads a document; nil for one with a syntax or encoding fault.
  public init?(parsing bytes: some Collection<UInt8>) {
    let tree = JSONTree(parsing: SourceText(bytes))
    guard tree.faults.isEmpty else { return nil }
    self.init(.root, of: tree)
  }

  /// The value at a node of a tree without faults.
  public init(_ node: NodeIndex, of tree: JSONTree) {
    self =
      switch tree.kind(node) {
      case .object:
        .object(tree.members(of: node).map { JSONMember(tree.text($0.key), JSONValue($0.value, of: tree)) })
      case .array: .array(tree.elements(of: node).map { JSONValue($0, of: tree) })
      case .string: .string(tree.text(node))
      case .number: .number(tree.source.string(tree.range(node)))
      case .true: .bool(true)
      case .false: .bool(false)
      case .null, .missing: .null
      }
  }

  /// The value of the first member called `key`, by code points; nil where there is none, and for what is no object.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key.hasSameCodePoints(as: key) }?.value
  }

  public var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The value of a number token.
  public var number: Decimal34? {
    if case .number(let token) = self { Decimal34(token) } else { nil }
  }
}

/// A key and its value.
public struct JSONMember: Sendable, Hashable {
  public var key: String
  public var value: JSONValue

  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension String {
  /// Whether both are the same text, code point by code point. `==` takes é and e with an accent for one.
  package func hasSameCodePoints(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Sequence<String> {
  /// Whether a text is among them, by code points.
  func containsExactly(_ text: String) -> Bool { contains { $0.hasSameCodePoints(as: text) } }
}
