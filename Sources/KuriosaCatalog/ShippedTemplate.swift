import KuriosaJSON
import KuriosaTemplates

/// A template as a catalog ships it: in canonical form.
public struct ShippedTemplate: Sendable, Hashable {
  /// "Built-in: `builtin.<name>`. User templates: `custom.<uuid>`."
  public let id: String
  /// "Content version", from 1.
  public let version: Int
  /// The contents of its file: the canonical form (RFC 8785) and a line feed.
  public let bytes: ContiguousArray<UInt8>
  /// The SHA-256 of `bytes`.
  public let checksum: Checksum

  /// The file of a catalog that it lies in: `watch.json` for a built-in, `custom.<uuid>.json`, in lower case, for others.
  public var fileName: String { CatalogFileName.of(id) }

  /// Takes a document as it is. What else the linter checks is not looked at.
  public init(_ tree: JSONTree) throws(UnshippableTemplate) {
    let form = tree.canonicalForm()
    var faults: [UnshippableTemplate.Fault] = []
    if case .failure(let fault) = form { faults.append(.init(fault)) }
    let (id, idFaults) = Self.id(of: tree)
    let (version, versionFaults) = Self.version(of: tree)
    if faults.isEmpty { faults += idFaults + versionFaults }
    faults += tree.changedNumbers.map { .init(kind: .changedNumber, node: $0) }
    guard faults.isEmpty, case .success(var bytes) = form else { throw UnshippableTemplate(faults: faults) }
    bytes.append(UInt8(ascii: "\n"))
    self.id = id
    self.version = version
    self.bytes = bytes
    checksum = Checksum(of: bytes)
  }

  private static func id(of tree: JSONTree) -> (String, [UnshippableTemplate.Fault]) {
    guard let node = tree.member("id"), tree.kind(node) == .string, TemplateID.isValid(node, tree) else {
      return ("", [.init(kind: .noID, node: tree.member("id") ?? .root)])
    }
    let id = tree.text(node)
    return (id, id == TemplateID.reserved ? [.init(kind: .reservedID, node: node)] : [])
  }

  private static func version(of tree: JSONTree) -> (Int, [UnshippableTemplate.Fault]) {
    guard let node = tree.member("version"), let version = JSONNumber(node, in: tree)?.exactInteger,
      (1...Template.highestVersion).contains(version)
    else { return (0, [.init(kind: .noVersion, node: tree.member("version") ?? .root)]) }
    return (version, [])
  }
}

/// Why a document can't be shipped, with the places in it.
public struct UnshippableTemplate: Error, Sendable, Hashable {
  public struct Fault: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// A fault of syntax or encoding, or a key that is there twice.
      case damaged
      /// No id, or one that is none.
      case noID
      /// The id whose file would be the catalog's index.
      case reservedID
      /// No version, or one that is none.
      case noVersion
      /// A number whose canonical form has another value.
      case changedNumber
    }

    public let kind: Kind
    public let node: NodeIndex
  }

  /// At least one.
  public let faults: [Fault]
}

extension UnshippableTemplate.Fault {
  fileprivate init(_ fault: CanonicalFault) {
    self.init(kind: fault.kind == .notFinite ? .changedNumber : .damaged, node: fault.node)
  }
}

extension JSONTree {
  /// The value of a member of the document, by code points.
  fileprivate func member(_ key: String) -> NodeIndex? {
    members(of: .root).first { equals($0.key, key) }?.value
  }

  /// The numbers that a double can't hold as they are.
  fileprivate var changedNumbers: [NodeIndex] {
    nodes.indices.map { NodeIndex(UInt32($0)) }.filter { kind($0) == .number && canonicalValueDiffers($0) }
  }
}
