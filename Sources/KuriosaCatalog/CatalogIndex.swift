import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What `catalog.json` says: which templates there are, and where the app offers them. Only what is present is listed.
public struct CatalogIndex: Sendable, Hashable {
  /// The version of this file's own format.
  static let catalogVersion = 1
  /// The version of the template format.
  static let formatVersion = 1

  /// A template of the catalog.
  public struct Entry: Sendable, Hashable {
    public let id: String
    public let version: Int
    /// Its name in the folder.
    public let file: String
    /// The size of the file.
    public let bytes: Int
    public let sha256: Checksum
  }

  /// A group of "New collection".
  public struct Group: Sendable, Hashable {
    /// `wear_and_carry`, …
    public let id: String
    /// IDs, in the order in which they are offered.
    public let templates: [String]
  }

  /// In code point order of id.
  public let templates: [Entry]
  /// In the app's order.
  public let groups: [Group]
  /// IDs of those that are "offered only as suggested sub-collections, never in 'New collection'", in the format's order.
  public let suggestedOnly: [String]
  /// The ID of the wishlist template; nil where there is none.
  public let wishlist: String?

  /// The index of some templates, in whatever order they come. Their file names have to differ.
  public init(of templates: [ShippedTemplate]) {
    self.init(
      entries: templates.map { template in
        Entry(
          id: template.id, version: template.version, file: template.fileName, bytes: template.bytes.count,
          sha256: template.checksum)
      })
  }

  init(entries: [Entry]) {
    templates = entries.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    let present = Set(entries.compactMap { BuiltinTemplate(idBytes: $0.id.utf8) })
    groups = TemplateGroup.allCases.compactMap { group in
      let ids = group.templates.filter(present.contains).map(\.id)
      return ids.isEmpty ? nil : Group(id: group.rawValue, templates: ids)
    }
    suggestedOnly = BuiltinTemplate.suggestedOnly.filter(present.contains).map(\.id)
    wishlist = present.contains(.wishlist) ? BuiltinTemplate.wishlist.id : nil
  }

  init(templates: [Entry], groups: [Group], suggestedOnly: [String], wishlist: String?) {
    self.templates = templates
    self.groups = groups
    self.suggestedOnly = suggestedOnly
    self.wishlist = wishlist
  }

  /// The contents of the file: the canonical form (RFC 8785) and a line feed.
  public var bytes: ContiguousArray<UInt8> {
    let form = JSONTree(parsing: SourceText(json.text)).canonicalForm()
    guard case .success(let bytes) = form else { preconditionFailure("an index always has a canonical form") }
    return bytes + [UInt8(ascii: "\n")]
  }

  private var json: JSONValue {
    func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
    func number(_ value: Int) -> JSONValue { .number(String(value)) }
    let entries = templates.map { entry in
      JSONValue.object([
        JSONMember("id", .string(entry.id)), JSONMember("version", number(entry.version)),
        JSONMember("file", .string(entry.file)), JSONMember("bytes", number(entry.bytes)),
        JSONMember("sha256", .string(entry.sha256.hexadecimal)),
      ])
    }
    let groups = groups.map { group in
      JSONValue.object([JSONMember("id", .string(group.id)), JSONMember("templates", strings(group.templates))])
    }
    return .object([
      JSONMember("catalog", number(Self.catalogVersion)), JSONMember("format", number(Self.formatVersion)),
      JSONMember("templates", .array(entries)), JSONMember("groups", .array(groups)),
      JSONMember("suggestedOnly", strings(suggestedOnly)),
      JSONMember("wishlist", wishlist.map(JSONValue.string) ?? .null),
    ])
  }
}
